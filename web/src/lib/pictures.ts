/** Pictures of finished matches to share: how one is asked for, and what its file is called. */
import { api, Refused, UNREACHABLE } from './api/http'
import type { PictureWish, Problem } from './api/types'
import { factsOf, type Kept } from './kept.svelte'
import { seatNames } from './seats'
import { problemOf } from './trouble'

export type AskPicture = (wish: PictureWish) => Promise<Blob>

/** A page without a server says where pictures are drawn. */
const OFFLINE: Problem = { code: 'unreachable', text: { id: 'page-picture-offline', args: {} } }

export const pictureProblem = (error: unknown): Problem =>
  error instanceof Refused && error.problem === UNREACHABLE ? OFFLINE : problemOf(error)

/** A day of the calendar here, as it is written in data. */
export function dayAt(milliseconds: number): string {
  const at = new Date(milliseconds)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The picture of a match of this device: the file does not say who played, nor when. */
export function pictureOf(kept: Kept, wish: PictureWish): Promise<Blob> {
  const names = seatNames(factsOf(kept)).map((name) => name.slice(0, 40))
  return api.filePicture({ ...wish, file: kept.file, names, day: dayAt(kept.ended || Date.now()) })
}

export function fileName(game: string, { kind, size, theme, moving }: PictureWish): string {
  return ['quartier', game, size, theme, ...(moving ? ['moving'] : [])].join('-') + `.${kind}`
}

/** A picture as an address of its own: the page's policy shows no others. */
export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('no picture'))
    reader.readAsDataURL(blob)
  })
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after this click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
