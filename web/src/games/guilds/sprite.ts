/** The drawings of houses, stalls and what stands on streets, put into the page once and used by every board. */
import { placeOnce, symbol } from '../../lib/sprite'

export const GUILDS = ['b', 'c', 'k', 's'] as const

const shade = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".17"/>`

/** What hangs on the sign, around its middle. */
const SIGNS: Record<string, string> = {
  // A loaf
  b: '<path d="M-9,3 q0,-9 9,-9 t9,9 q0,3 -3,3 h-12 q-3,0 -3,-3z" fill="var(--guild-b)" stroke="var(--guild-b-deep)" stroke-width="1.6"/><path d="M-5,1 l3,-5 M0,1 l3,-5 M5,2 l2,-3" stroke="var(--guild-b-deep)" stroke-width="1.6" stroke-linecap="round"/>',
  // A spool of thread
  c: '<path d="M-5,-6 h10 v12 h-10z" fill="var(--guild-c)"/><path d="M-5,-2 l10,-3 M-5,2 l10,-3 M-5,6 l10,-3" stroke="var(--guild-c-pale)" stroke-width="1.3"/><path d="M-8,-8 h16 M-8,8 h16" stroke="var(--guild-c-deep)" stroke-width="3" stroke-linecap="round"/>',
  // A candle
  k: '<path d="M-3.2,-2 h6.4 v10 h-6.4z" fill="var(--guild-k)" stroke="var(--guild-k-deep)" stroke-width="1.2"/><path d="M0,-10 q4.5,5 0,7.4 q-4.5,-2.4 0,-7.4z" fill="var(--guild-b)" stroke="var(--guild-k-deep)" stroke-width="1"/><path d="M-7,8.6 h14" stroke="var(--guild-k-deep)" stroke-width="2.2" stroke-linecap="round"/>',
  // An anvil
  s: '<path d="M-10,-5 h15 v2 q1,3 5,2 q-1,4 -6,4 q-2,0 -2,2 h3 v3.5 h-12 v-3.5 h3 q0,-4 -6,-10z" fill="var(--guild-s)" stroke="var(--guild-s-deep)" stroke-width="1.4" stroke-linejoin="round"/>',
  // A harp
  h: '<path d="M-6,9 V-9 q5,-1 7,2 t6,2 q1,9 -13,14z" fill="none" stroke="var(--guild-h-deep)" stroke-width="2.4" stroke-linejoin="round"/><path d="M-3,-7 v12 M0,-6 v9 M3,-4 v5" stroke="var(--guild-h-deep)" stroke-width="1.1"/>',
  // A mug
  t: '<path d="M-7,-4 h10 v12 h-10z" fill="var(--guild-t)" stroke="var(--guild-t-deep)" stroke-width="1.5"/><path d="M3,-2 h4 v7 h-4" fill="none" stroke="var(--guild-t-deep)" stroke-width="2"/><path d="M-8,-4 q1,-5 5,-3 q3,-3 5,0 q4,-1 3,3z" fill="#fffaf0" stroke="var(--guild-t-deep)" stroke-width="1.1"/>',
}

/** The gable of each kind of house: a town of like roofs would be hard to read and dull. */
const GABLES: Record<string, string> = {
  b: 'M9,27 v-6 h6 v-5 h6 v-5 h5 v-5 h8 v5 h5 v5 h6 v5 h6 v6z',
  c: 'M9,27 q1,-7 8,-8 q2,-9 13,-13 q11,4 13,13 q7,1 8,8z',
  k: 'M6,27 L30,4 54,27z',
  s: 'M7,27 l8,-15 h4 v-7 h6 v7 h20 l8,15z',
  h: 'M7,27 q14,-3 17,-13 v-3 l6,-8 6,8 v3 q3,10 17,13z',
  t: 'M5,27 l9,-17 h32 l9,17z',
}

const sign = (kind: string, y: number) =>
  `<circle cx="30" cy="${y}" r="12.5" fill="#fffaf0" stroke="var(--guild-${kind}-deep)" stroke-width="1.6"/>` +
  `<g transform="translate(30,${y})">${SIGNS[kind]}</g>`

const ground = (kind: string) =>
  `<rect x="1" y="1" width="58" height="58" rx="7" fill="var(--guild-${kind}-pale)" stroke="var(--guild-${kind}-deep)" stroke-width="1.4"/>`

function house(kind: string): string {
  const timber =
    kind === 't'
      ? '<path d="M12,40 h36 M20,27 v26 M40,27 v26" stroke="var(--guild-t-deep)" stroke-width="1.8" opacity=".7"/>'
      : ''
  return (
    ground(kind) +
    shade(31, 54, 23, 3.5) +
    `<path d="M12,26 h36 v28 h-36z" fill="#fdf3df" stroke="var(--guild-${kind}-deep)" stroke-width="1.6"/>${timber}` +
    `<path d="M15,44 h5 v10 h-5z M40,44 h5 v10 h-5z" fill="var(--guild-${kind}-deep)" opacity=".55"/>` +
    `<path d="${GABLES[kind]}" fill="var(--guild-${kind})" stroke="var(--guild-${kind}-deep)" stroke-width="1.8" stroke-linejoin="round"/>` +
    sign(kind, 33)
  )
}

function market(kind: string): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((stripe) => {
    const fill = stripe % 2 ? '#fffaf0' : `var(--guild-${kind})`
    const x = 6 + stripe * 8
    return `<path d="M${x},9 h8 v13 a4,4 0 0 1 -8,0z" fill="${fill}" stroke="var(--guild-${kind}-deep)" stroke-width="1.2"/>`
  })
  return (
    ground(kind) +
    shade(31, 54, 24, 3.5) +
    `<path d="M9,20 v34 M51,20 v34" stroke="var(--wood)" stroke-width="3"/>` +
    `<path d="M7,42 h46 v9 h-46z" fill="var(--wood)"/><path d="M7,42 h46" stroke="var(--guild-${kind})" stroke-width="4"/>` +
    stripes.join('') +
    sign(kind, 36)
  )
}

const WELL =
  shade(31, 47, 19, 5) +
  '<ellipse cx="30" cy="41" rx="18" ry="9" fill="var(--town-wall-light)" stroke="var(--town-wall-deep)" stroke-width="2"/>' +
  '<ellipse cx="30" cy="40" rx="12.5" ry="5.5" fill="var(--water)" stroke="var(--town-wall-deep)" stroke-width="1.4"/>' +
  '<path d="M15,40 V18 M45,40 V18" stroke="var(--wood)" stroke-width="3"/><path d="M9,21 L30,8 51,21z" fill="var(--cafe-deep)"/><path d="M30,20 v14" stroke="var(--wood)" stroke-width="1.6"/>'
const TROUGH =
  shade(31, 45, 22, 4) +
  '<path d="M8,26 h44 l-4,18 h-36z" fill="var(--wood)" stroke="var(--town-wall-deep)" stroke-width="1.6" stroke-linejoin="round"/>' +
  '<path d="M10,27 h40 l-1.4,6 h-37.2z" fill="var(--water)"/><path d="M16,30 q4,-3 8,0 t8,0" stroke="var(--foam)" fill="none" stroke-width="1.6"/>'

const tree = (x: number, y: number, r: number) =>
  shade(x + 1, y + r, r * 0.9, r * 0.3) +
  `<rect x="${x - 1.4}" y="${y + r * 0.3}" width="2.8" height="${r * 0.8}" fill="var(--wood)"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--park-deep)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="var(--park-light)"/>`
const bed = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="22" height="6" rx="3" fill="var(--wood)" opacity=".45"/>` +
  [3, 8, 13, 18]
    .map(
      (dx, index) =>
        `<circle cx="${x + dx}" cy="${y + 2}" r="2.6" fill="var(--${index % 2 ? 'cafe-light' : 'park-deep'})"/>`,
    )
    .join('')

/** Gardens: an orchard, beds, a single tree, a lawn. */
const YARDS = [
  tree(19, 20, 10) + tree(42, 36, 9),
  bed(8, 14) + bed(30, 26) + bed(12, 40),
  tree(38, 24, 12) + bed(8, 44),
  tree(20, 40, 8),
]
export const YARD_KINDS = YARDS.length

const BACK =
  '<rect x="1" y="1" width="58" height="58" rx="7" fill="var(--town-wall)" stroke="var(--town-wall-deep)" stroke-width="1.6"/>' +
  '<path d="M12,48 v-20 l9,-9 9,9 9,-9 9,9 v20z" fill="none" stroke="var(--cream)" stroke-width="2.6" stroke-linejoin="round"/>'

const COBBLES =
  '<pattern id="guilds-cobbles" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="var(--town-street)"/>' +
  '<g fill="var(--town-cobble)"><circle cx="4" cy="5" r="1.7"/><circle cx="14" cy="3" r="1.2"/><circle cx="10" cy="12" r="1.7"/><circle cx="18" cy="14" r="1.2"/><circle cx="3" cy="16" r="1.3"/></g></pattern>'

function symbols(): [string, string][] {
  return [
    ...Object.keys(GABLES).map((kind): [string, string] => [kind, house(kind)]),
    ...GUILDS.map((kind): [string, string] => [`${kind}m`, market(kind)]),
    ...YARDS.map((drawing, kind): [string, string] => [`yard${kind}`, drawing]),
    ...GUILDS.map((kind): [string, string] => [`sign-${kind}`, `<g transform="translate(0,-3)">${sign(kind, 33)}</g>`]),
    ['well', WELL],
    ['trough', TROUGH],
    ['back', BACK],
  ]
}

export const placeSprite = () =>
  placeOnce('guilds', () => {
    const around = (name: string) => (name.startsWith('sign') ? '16 16 28 28' : '0 0 60 60')
    return (
      COBBLES +
      symbols()
        .map(([name, drawing]) => symbol(`guilds-${name}`, around(name), drawing))
        .join('')
    )
  })
