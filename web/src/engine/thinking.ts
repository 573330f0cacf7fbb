export function think(): never {
  throw new Error('')
}
