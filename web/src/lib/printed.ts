/** What can be printed: the games that bring sheets, for how many players a box of each is, and on which papers. */
export const BOXED: Record<string, number> = { cities: 4, guilds: 5, skylines: 4, tangram: 5 }
export const PRINTED = Object.keys(BOXED)
export const PAPERS = ['a4', 'letter'] as const

/** The paper that is usual where somebody speaks like this: letter in North America and where it sells. */
export function usualPaper(locale: string): (typeof PAPERS)[number] {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/.test(locale) ? 'letter' : 'a4'
}
