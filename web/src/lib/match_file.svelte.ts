/** The match file that somebody has dropped on the page. */

let text = $state.raw<string | null>(null)

export function openFile(file: string): void {
  text = file
}

export const opened = {
  get text(): string | null {
    return text
  },
}
