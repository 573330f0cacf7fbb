/** The catalogues as `web/texts.ts` cuts them. */
declare module 'texts:index' {
  type Each<T> = Record<'en' | 'de' | 'nl', T>
  /** What the first page says. */
  export const first: Each<string>
  /** What is loaded later: the other pages' texts by the name `page`, those of each game by its own. */
  export const later: Record<string, Each<() => Promise<{ default: string }>>>
}
