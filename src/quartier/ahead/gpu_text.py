"""The kernels of a GPU in LLVM's intermediate code: which thread has which games, and where these lie.

In a batch every word of a position lies beside the same word of the next game, so that threads that lie together read
and write together; a thread copies a position into its own memory, works on it there, and copies it back. All that a
game has one of, its notes, masks and observations, lies likewise and is reached by strides.
"""

from __future__ import annotations

from string import Template

INTRINSICS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
!0 = !{}
"""
PLAY = Template("""
declare i32 @$inner(ptr, ptr, ptr, ptr, $array, $array, $array)

define ptx_kernel void @$symbol(
  ptr addrspace(1) noalias readonly %first, ptr addrspace(1) noalias readonly %box, ptr addrspace(1) noalias %random,
  ptr addrspace(1) noalias %steps, ptr addrspace(1) noalias %sums, i64 %threads, i64 %games, i64 %space
) {
  %position = alloca [$words x i64], align 16
  %own.random = alloca [4 x i64], align 16
  %own.sums = alloca [3 x i64], align 16
  %returned = alloca i64, align 8
  %raised = alloca ptr, align 8
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul i32 %block, %width
  %number = add i32 %before, %lane
  %thread = zext i32 %number to i64
  %known = icmp ult i64 %thread, %threads
  br i1 %known, label %begin, label %end

begin:
  %state = getelementptr [4 x i64], ptr addrspace(1) %random, i64 %thread
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %own.random, ptr addrspace(1) align 8 %state, i64 32, i1 false)
  %sum = getelementptr [3 x i64], ptr addrspace(1) %sums, i64 %thread
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %own.sums, ptr addrspace(1) align 8 %sum, i64 24, i1 false)
  %set = addrspacecast ptr addrspace(1) %box to ptr
  %list = getelementptr i32, ptr addrspace(1) %steps, i64 %thread
  %own.steps = addrspacecast ptr addrspace(1) %list to ptr
  %apart = mul i64 %threads, 4
  br label %next

next:
  %game = phi i64 [ 0, %begin ], [ %game.next, %play ]
  %more = icmp slt i64 %game, %games
  br i1 %more, label %copy, label %done

copy:
  %word = phi i64 [ 0, %next ], [ %word.next, %copy ]
  %from = getelementptr i64, ptr addrspace(1) %first, i64 %word
  %to = getelementptr i64, ptr %position, i64 %word
  %copied = load i64, ptr addrspace(1) %from, align 8, !invariant.load !0
  store i64 %copied, ptr %to, align 8
  %word.next = add i64 %word, 1
  %all = icmp eq i64 %word.next, $words
  br i1 %all, label %play, label %copy

play:
  %status = call i32 @$inner(
    ptr %returned, ptr %raised, ptr %position, ptr %set,
    ptr null, ptr null, i64 4, i64 8, ptr %own.random, i64 4, i64 8,
    ptr null, ptr null, i64 %space, i64 4, ptr %own.steps, i64 %space, i64 %apart,
    ptr null, ptr null, i64 3, i64 8, ptr %own.sums, i64 3, i64 8)
  %game.next = add i64 %game, 1
  br label %next

done:
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %state, ptr align 8 %own.random, i64 32, i1 false)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %sum, ptr align 8 %own.sums, i64 24, i1 false)
  br label %end

end:
  ret void
}
""")
"""A thread plays games of its own, from `first` as it was before the start, and adds them to its sums."""

THREAD = """
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul i32 %block, %width
  %number = add i32 %before, %lane
  %thread = zext i32 %number to i64
"""
"""Which thread this is."""
ADVANCE = Template("""
declare i32 @$decide(ptr, ptr, ptr, ptr, $array, i64, $array, $array, $array, i64, $array, i64)
declare i32 @$begin(ptr, ptr, ptr, ptr, $array, $array)
declare i32 @$mark(ptr, ptr, ptr, ptr, $array, $array, $array, $array)
declare i32 @$observe(ptr, ptr, ptr, ptr, $array, $array)

define ptx_kernel void @$symbol(
  ptr addrspace(1) noalias %positions, ptr addrspace(1) noalias readonly %box,
  ptr addrspace(1) noalias readonly %firsts, ptr addrspace(1) noalias %notes, ptr addrspace(1) noalias %random,
  ptr addrspace(1) noalias readonly %actions, ptr addrspace(1) noalias readonly %table,
  ptr addrspace(1) noalias %rewards, ptr addrspace(1) noalias %legal, ptr addrspace(1) noalias %words,
  ptr addrspace(1) noalias %steps, ptr addrspace(1) noalias %wrong, i64 %games, i64 %threads, i64 %space,
  i64 %table.length, i64 %seats, i64 %legal.words, i64 %seen.words, i64 %rewarded, i64 %again, i64 %fresh
) {
  %position = alloca [$words x i64], align 16
  %returned = alloca i64, align 8
  %raised = alloca ptr, align 8$thread
  %noted.twice = mul i64 %seats, 2
  %noted = add i64 %noted.twice, $notes
  %apart.8 = mul i64 %games, 8
  %apart.4 = mul i64 %games, 4
  %listed = mul i64 %threads, 4
  %set = addrspacecast ptr addrspace(1) %box to ptr
  %own.table = addrspacecast ptr addrspace(1) %table to ptr
  %own.wrong = addrspacecast ptr addrspace(1) %wrong to ptr
  %list = getelementptr i32, ptr addrspace(1) %steps, i64 %thread
  %own.steps = addrspacecast ptr addrspace(1) %list to ptr
  %forever = icmp ne i64 %again, 0
  %anew = icmp ne i64 %fresh, 0
  br label %next

next:
  %game = phi i64 [ %thread, %0 ], [ %game.next, %shown ]
  %more = icmp ult i64 %game, %games
  br i1 %more, label %work, label %end

work:
  %at.notes = getelementptr i32, ptr addrspace(1) %notes, i64 %game
  %own.notes = addrspacecast ptr addrspace(1) %at.notes to ptr
  %at.rewards = getelementptr float, ptr addrspace(1) %rewards, i64 %game
  %own.rewards = addrspacecast ptr addrspace(1) %at.rewards to ptr
  %at.legal = getelementptr i64, ptr addrspace(1) %legal, i64 %game
  %own.legal = addrspacecast ptr addrspace(1) %at.legal to ptr
  %at.words = getelementptr i64, ptr addrspace(1) %words, i64 %game
  %own.words = addrspacecast ptr addrspace(1) %at.words to ptr
  %at.random = getelementptr i64, ptr addrspace(1) %random, i64 %game
  %own.random = addrspacecast ptr addrspace(1) %at.random to ptr
  br i1 %anew, label %reset, label %load

load:
  %word = phi i64 [ 0, %work ], [ %word.next, %load ]
  %row = mul i64 %word, %games
  %place = add i64 %row, %game
  %from = getelementptr i64, ptr addrspace(1) %positions, i64 %place
  %to = getelementptr i64, ptr %position, i64 %word
  %copied = load i64, ptr addrspace(1) %from, align 8
  store i64 %copied, ptr %to, align 8
  %word.next = add i64 %word, 1
  %all = icmp eq i64 %word.next, $words
  br i1 %all, label %decided, label %load

decided:
  %at.action = getelementptr i32, ptr addrspace(1) %actions, i64 %game
  %action = load i32, ptr addrspace(1) %at.action, align 4
  %wide = sext i32 %action to i64
  store i64 0, ptr %returned
  %status.1 = call i32 @$decide(ptr %returned, ptr %raised, ptr %position, ptr %set, $notes_array, i64 %wide,
    $table_array, $legal_array, $rewards_array, i64 %rewarded, $wrong_array, i64 %game)
  %ended = load i64, ptr %returned
  %is.over = icmp ne i64 %ended, 0
  %begins = and i1 %is.over, %forever
  br i1 %begins, label %reset, label %store.begin

reset:
  %kind.row = mul i64 %games, $kind
  %kind.place = add i64 %kind.row, %game
  %at.kind = getelementptr i32, ptr addrspace(1) %notes, i64 %kind.place
  %kind = load i32, ptr addrspace(1) %at.kind, align 4
  %kind.wide = sext i32 %kind to i64
  %first = getelementptr [$words x i64], ptr addrspace(1) %firsts, i64 %kind.wide
  br label %copy

copy:
  %word.2 = phi i64 [ 0, %reset ], [ %word.2.next, %copy ]
  %from.2 = getelementptr i64, ptr addrspace(1) %first, i64 %word.2
  %to.2 = getelementptr i64, ptr %position, i64 %word.2
  %copied.2 = load i64, ptr addrspace(1) %from.2, align 8, !invariant.load !0
  store i64 %copied.2, ptr %to.2, align 8
  %word.2.next = add i64 %word.2, 1
  %all.2 = icmp eq i64 %word.2.next, $words
  br i1 %all.2, label %set.up, label %copy

set.up:
  %status.2 = call i32 @$begin(ptr %returned, ptr %raised, ptr %position, ptr %set, $notes_array, $random_array)
  br label %store.begin

store.begin:
  br label %store

store:
  %word.3 = phi i64 [ 0, %store.begin ], [ %word.3.next, %store ]
  %row.3 = mul i64 %word.3, %games
  %place.3 = add i64 %row.3, %game
  %to.3 = getelementptr i64, ptr addrspace(1) %positions, i64 %place.3
  %from.3 = getelementptr i64, ptr %position, i64 %word.3
  %copied.3 = load i64, ptr %from.3, align 8
  store i64 %copied.3, ptr addrspace(1) %to.3, align 8
  %word.3.next = add i64 %word.3, 1
  %all.3 = icmp eq i64 %word.3.next, $words
  br i1 %all.3, label %shown, label %store

shown:
  %status.3 = call i32 @$mark(ptr %returned, ptr %raised, ptr %position, ptr %set, $notes_array, $steps_array,
    $table_array, $legal_array)
  %status.4 = call i32 @$observe(ptr %returned, ptr %raised, ptr %position, ptr %set, $notes_array, $words_array)
  %game.next = add i64 %game, %threads
  br label %next

end:
  ret void
}
""")
"""A decision in each game, or a new beginning of all; then what may be decided, and what is seen."""
CHOOSE = Template("""
declare i32 @$choose(ptr, ptr, $array, $array)

define ptx_kernel void @$symbol(
  ptr addrspace(1) noalias readonly %legal, ptr addrspace(1) noalias %random, ptr addrspace(1) noalias %actions,
  i64 %games, i64 %threads, i64 %legal.words
) {
  %returned = alloca i64, align 8
  %raised = alloca ptr, align 8$thread
  %apart.8 = mul i64 %games, 8
  br label %next

next:
  %game = phi i64 [ %thread, %0 ], [ %game.next, %work ]
  %more = icmp ult i64 %game, %games
  br i1 %more, label %work, label %end

work:
  %at.legal = getelementptr i64, ptr addrspace(1) %legal, i64 %game
  %own.legal = addrspacecast ptr addrspace(1) %at.legal to ptr
  %at.random = getelementptr i64, ptr addrspace(1) %random, i64 %game
  %own.random = addrspacecast ptr addrspace(1) %at.random to ptr
  %status = call i32 @$choose(ptr %returned, ptr %raised, $legal_array, $random_array)
  %chosen = load i64, ptr %returned
  %action = trunc i64 %chosen to i32
  %at.action = getelementptr i32, ptr addrspace(1) %actions, i64 %game
  store i32 %action, ptr addrspace(1) %at.action, align 4
  %game.next = add i64 %game, %threads
  br label %next

end:
  ret void
}
""")
"""A random decision for each game, of those that are marked."""


def array(data: str, length: str, size: int, stride: str) -> str:
    """An array of one dimension as Numba passes it."""
    return f"ptr null, ptr null, i64 {length}, i64 {size}, ptr {data}, i64 {length}, i64 {stride}"


ARRAY = "ptr, ptr, i64, i64, ptr, i64, i64"
"""The types of that."""
ARRAYS = {
    "notes_array": array("%own.notes", "%noted", 4, "%apart.4"),
    "rewards_array": array("%own.rewards", "%seats", 4, "%apart.4"),
    "legal_array": array("%own.legal", "%legal.words", 8, "%apart.8"),
    "words_array": array("%own.words", "%seen.words", 8, "%apart.8"),
    "random_array": array("%own.random", "4", 8, "%apart.8"),
    "steps_array": array("%own.steps", "%space", 4, "%listed"),
    "table_array": array("%own.table", "%table.length", 4, "4"),
    "wrong_array": array("%own.wrong", "1", 4, "4"),
}
"""What a thread reaches, by the names of the values above."""
