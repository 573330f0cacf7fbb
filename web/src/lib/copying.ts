/** Text to take along: what stands in a field goes to the clipboard. */

import { say } from './texts.svelte'

/** Copy all of a field; tells what came of it. */
export async function copyAll(field: HTMLInputElement | HTMLTextAreaElement): Promise<string> {
  field.select()
  // Pages without https have no clipboard of their own, but may copy what is selected.
  const done = navigator.clipboard
    ? await navigator.clipboard.writeText(field.value).then(
        () => true,
        () => false,
      )
    : document.execCommand('copy')
  return say(done ? 'page-copied' : 'page-copy-yourself')
}
