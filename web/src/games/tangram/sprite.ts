/** The drawings on tiles and fountains, put into the page once and used by every board; each around its middle. */
import { placeOnce, symbol } from '../../lib/sprite'

const shade = '<ellipse cy="13" rx="13" ry="3.4" fill="#000" opacity=".2"/>'

const house = (windows: string, roof: string) =>
  `${shade}<rect x="-10" y="-4" width="20" height="17" rx="1.5" fill="var(--tangram-wall)"/>${windows}${roof}`
const pane = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="4.4" height="4.6" rx=".8" fill="var(--tangram-pane)"/>`
const door = '<path d="M-2.6,13 v-7 a2.6,2.6 0 0 1 5.2,0 v7 z" fill="var(--tangram-black)"/>'

const HOUSES = [
  // A gable
  house(pane(-8, 1) + pane(3.6, 1) + door, '<path d="M-13,-3 L0,-15 13,-3 z" fill="var(--tangram-roof)"/>'),
  // A stepped gable
  house(
    pane(-8, 2) + pane(3.6, 2) + door,
    '<path d="M-11,-3 v-4 h4 v-4 h4 v-4 h6 v4 h4 v4 h4 v4 z" fill="var(--tangram-roof)"/>' + pane(-2.2, -9),
  ),
  // A tower
  `${shade}<rect x="-7" y="-9" width="14" height="22" rx="1.5" fill="var(--tangram-wall)"/><path d="M-10,-8 L0,-20 10,-8 z" fill="var(--tangram-roof)"/>${pane(-2.2, -4)}${door}`,
]

const crown = (x: number, y: number, r: number, light: boolean) =>
  `<rect x="${x - 1.4}" y="${y}" width="2.8" height="${r + 5}" rx="1" fill="var(--wood)"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--tangram-${light ? 'leaf' : 'crown'})"/>` +
  `<circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="var(--tangram-${light ? 'crown' : 'leaf'})" opacity=".8"/>`

const TREES = [
  shade + crown(0, -2, 10.5, false),
  shade + crown(-6, -3, 8.5, false) + crown(8, 2, 6, true),
  `${shade}<rect x="-1.4" y="4" width="2.8" height="9" fill="var(--wood)"/><path d="M0,-17 9,-4 H4.5 L11,6 H-11 L-4.5,-4 H-9 z" fill="var(--tangram-crown)"/><path d="M0,-17 L-9,-4 H-4.5 L-11,6 H-4 z" fill="var(--tangram-leaf)" opacity=".55"/>`,
]

const FOUNTAIN =
  '<ellipse cy="10" rx="15" ry="5" fill="var(--cream)" stroke="var(--water-deep)" stroke-width="1.6"/>' +
  '<ellipse cy="9.4" rx="11" ry="3" fill="var(--water)"/>' +
  '<path d="M0,9 V-7 M0,-6 q-8,-9 -11,8 M0,-6 q8,-9 11,8 M0,-7 v-6" fill="none" stroke="var(--foam)" stroke-width="2.4" stroke-linecap="round"/>'

const PILLAR =
  '<path d="M-9,13 h18 v4 h-18 z M-9,-15 h18 v4 h-18 z" fill="var(--attraction-deep)"/>' +
  '<rect x="-6.5" y="-11" width="13" height="24" fill="var(--attraction-light)" stroke="var(--attraction-deep)" stroke-width="1.6"/>' +
  '<path d="M-2.2,-10 v22 M2.2,-10 v22" stroke="var(--attraction-deep)" stroke-width="1.4"/>'

/** How many drawings there are for each side of a tile. */
export const VARIANTS = 3

const named = (name: string, drawings: string[]) =>
  drawings.map((drawing, index) => symbol(`tangram-${name}${index}`, '-20 -20 40 40', drawing)).join('')

export const placeSprite = () =>
  placeOnce(
    'tangram',
    () =>
      named('black', HOUSES) +
      named('green', TREES) +
      named('fountain', [FOUNTAIN]) +
      symbol('tangram-pillar', '-20 -20 40 40', PILLAR),
  )
