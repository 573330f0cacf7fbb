/** The picture of a result to share: a skyline with as many lit towers as the result deserves, and nothing of the deal. */

export interface DayPicture {
  game: string
  day: string
  result: string
  rank: string
  streak: string
  /** Which set it was played with, if not with the house's. */
  set: string
  /** How good the result is, from 0 to 1. */
  share: number
}

export const SIZE = { width: 1200, height: 630 }
const HEIGHTS = [90, 140, 110, 170, 130, 200, 150, 230, 180, 256]
const WIDE = 84
const GAP = 16
const GROUND = 566
/** How many letters of size 1 find room beside each other. */
const LINE = 1800

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

function tower(at: number, lit: boolean): string {
  const height = HEIGHTS[at]!
  const x = 110 + at * (WIDE + GAP)
  const windows: string[] = []
  for (let y = GROUND - height + 24; y < GROUND - 30; y += 40)
    for (const column of [16, 50])
      windows.push(
        `<rect x="${x + column}" y="${y}" width="18" height="22" rx="3" fill="${lit ? '#fff6df' : '#d9cdb4'}"/>`,
      )
  const fill = lit ? ['#2a659f', '#c8443c', '#4c8b3f', '#b9741a'][at % 4]! : '#e6dbc4'
  return `<rect x="${x}" y="${GROUND - height}" width="${WIDE}" height="${height}" rx="8" fill="${fill}"/>${windows.join('')}`
}

/** A name that may be long, as it finds room beside other words. */
export const shortened = (name: string): string =>
  [...name].length > 32 ? `${[...name].slice(0, 31).join('')}…` : name

/** The picture as SVG. */
export function dayPicture({ game, day, result, rank, streak, set, share }: DayPicture): string {
  const lit = Math.round(10 * Math.min(1, Math.max(0, share)))
  const words = (y: number, size: number, weight: number, colour: string, text: string) =>
    `<text x="64" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escape(text)}</text>`
  const below = [rank, streak, set].filter(Boolean).join(' · ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" font-family="Nunito, system-ui, sans-serif">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#f5efe3"/>`,
    ...HEIGHTS.map((_, at) => tower(at, at < lit)),
    `<rect y="${GROUND}" width="${SIZE.width}" height="64" fill="#9cc57a"/>`,
    words(92, 40, 600, '#665f57', `Quartier · ${day}`),
    words(158, 60, 800, '#2c2a35', game),
    words(226, 50, 700, '#2a659f', result),
    // The name of a set may be long.
    words(282, Math.min(36, Math.floor(LINE / below.length)), 600, '#665f57', below),
    '</svg>',
  ].join('')
}

/** The same as a PNG, which every messenger shows. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image(SIZE.width, SIZE.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
