"""What must hold for every game, whatever its rules: one function per promise.

Each takes a case and a seed and raises AssertionError. Parametrise a test over `CHECKS` and
`cases("mygame")` and the whole suite runs.
"""

from __future__ import annotations

from collections.abc import Callable

from quartier.testing import faces, rules, secrecy, thinking, turns
from quartier.testing.cases import Case

Check = Callable[[Case, int], None]

CHECKS: list[Check] = [
    rules.random_games_end,
    rules.moves_exist_exactly_while_the_game_is_not_over,
    rules.legal_moves_listed_are_those_that_the_check_accepts,
    rules.the_same_seed_and_moves_give_the_same_bytes,
    rules.the_box_never_changes,
    rules.interpreted_kernels_answer_the_same,
    rules.kernels_compiled_at_run_time_answer_the_same,
    rules.kernels_stay_within_bounds,
    turns.listed_turns_can_be_played,
    turns.files_round_trip,
    turns.an_illegal_move_changes_nothing,
    turns.undo_goes_back_to_the_last_reveal_and_no_further,
    turns.simultaneous_turns_commute,
    secrecy.turns_said_to_stay_secret_do,
    secrecy.nothing_of_chance_is_told,
    secrecy.views_do_not_change_with_what_is_hidden,
    secrecy.hide_then_deal_is_consistent_with_what_was_seen,
    secrecy.starts_that_look_alike_are_hidden_alike,
    secrecy.what_is_hidden_agrees_with_what_was_seen,
    faces.steps_moves_and_notation_round_trip,
    faces.any_struct_is_played_or_refused_by_an_error_of_ours,
    faces.there_is_a_text_for_everything,
    thinking.every_bot_plays_to_the_end,
    thinking.a_turn_fits_the_search,
]
"""All promises; each is called with a case and a seed."""
