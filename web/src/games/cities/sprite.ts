/** The drawings of fields and tourists, put into the page once and used by every board. */
import { placeOnce, symbol } from '../../lib/sprite'

const shade = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".16"/>`

function tree(x: number, y: number, r: number, light: boolean): string {
  const [crown, glow] = light ? ['park-light', 'park'] : ['park-deep', 'park-light']
  return (
    shade(x + 1.5, y + r, r * 0.9, r * 0.32) +
    `<rect x="${x - 1.3}" y="${y + r * 0.3}" width="2.6" height="${r * 0.8}" rx="1" fill="var(--wood)"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--${crown})"/>` +
    `<circle cx="${x - r * 0.28}" cy="${y - r * 0.3}" r="${r * 0.52}" fill="var(--${glow})" opacity=".85"/>`
  )
}

const PATHS = [
  'M0,42 q20,-14 34,-2 t26,-8',
  'M18,0 q10,26 -2,40 t10,20',
  'M0,16 q26,6 30,22 t30,14',
  'M42,0 q-4,22 -20,28 t-22,18',
]
const TREES: [number, number, number][][] = [
  [
    [15, 17, 10],
    [42, 19, 8],
    [46, 47, 9],
    [18, 50, 6],
  ],
  [
    [40, 15, 10],
    [9, 30, 7],
    [44, 44, 9],
    [8, 52, 6],
  ],
  [
    [44, 14, 9],
    [14, 44, 11],
    [46, 52, 5],
    [18, 8, 6],
  ],
  [
    [14, 14, 9],
    [50, 26, 7],
    [42, 47, 10],
    [24, 52, 5],
  ],
]

function park(kind: number): string {
  const flowers = [
    [30, 30],
    [34, 33],
    [29, 35],
  ].map(([x, y]) => `<circle cx="${x! + kind * 2 - 3}" cy="${y! - kind * 3 + 2}" r="1.6" fill="var(--cream)"/>`)
  return (
    '<rect width="60" height="60" fill="var(--park)"/>' +
    `<path d="${PATHS[kind]}" stroke="var(--path)" fill="none" stroke-width="4.5" stroke-linecap="round"/>` +
    flowers.join('') +
    TREES[kind]!.map(([x, y, r], index) => tree(x, y, r, index % 2 === 1)).join('')
  )
}

function water(kind: number): string {
  let waves = ''
  for (let row = 0; row < 3; row++) {
    const x = 8 + ((row * 11 + kind * 7) % 18)
    waves += `<path d="M${x},${13 + row * 17} q4,-5 8,0 t8,0 t8,0" stroke="var(--foam)" fill="none" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`
  }
  const boat =
    '<path d="M30,41 h18 l-4,7 h-10 z" fill="var(--cream)"/><path d="M39,38.5 v-16 l-10,15 z" fill="var(--attraction-light)"/>' +
    '<path d="M41,38.5 v-12 l7,11 z" fill="var(--cafe-light)"/>'
  const ducks =
    '<path d="M34,44 q6,5 11,-1 q-1,-3 -5,-2 q-1,-4 -4,-3 l-3,2 h3 z" fill="var(--cream)"/>' +
    '<path d="M22,33 q4,3.5 8,-.5 q-1,-2 -4,-1.5 q-1,-3 -3,-2 l-2,1.4 h2 z" fill="var(--cream)"/>'
  return `<rect width="60" height="60" fill="var(--water)"/>${waves}${['', boat, '', ducks][kind]}`
}

function parasol(x: number, y: number, colour: string): string {
  return (
    shade(x + 2, y + 20, 10, 3) +
    `<rect x="${x - 1}" y="${y}" width="2" height="20" fill="var(--wood)"/>` +
    `<path d="M${x - 14},${y + 3} a14,11 0 0 1 28,0 z" fill="var(--${colour})"/>` +
    `<path d="M${x - 5},${y + 3} a5,11 0 0 1 10,0 z" fill="var(--cream)" opacity=".9"/>`
  )
}

function table(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="5" fill="var(--cream)" stroke="var(--cafe-deep)" stroke-width="1.4"/>` +
    [-9, 6]
      .map((dx) => `<rect x="${x + dx}" y="${y - 2.5}" width="3.4" height="5" rx="1" fill="var(--cafe-deep)"/>`)
      .join('')
  )
}

function cafe(kind: number): string {
  let ground = '<rect width="60" height="60" fill="var(--cafe)"/>'
  for (let i = 0; i < 16; i++) {
    const [x, y] = [i % 4, Math.floor(i / 4)]
    if ((x + y) % 2 === 0)
      ground += `<rect x="${x * 15}" y="${y * 15}" width="15" height="15" fill="var(--cafe-check)"/>`
  }
  const [one, two] = kind % 2 ? ['cafe-deep', 'cafe-light'] : ['cafe-light', 'cafe-deep']
  if (kind < 2) return ground + parasol(20, 14, one!) + parasol(42, 30, two!) + table(13, 46)
  return ground + table(46, 14) + parasol(18, 24, one!) + parasol(42, 32, two!)
}

const stone =
  'fill="var(--attraction-light)" stroke="var(--attraction-deep)" stroke-width="1.5" stroke-linejoin="round"'
const deep = 'fill="var(--attraction-deep)"'
const columns = (xs: number[], y: number, width: number, height: number) =>
  xs
    .map((x) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" ${deep} opacity=".75"/>`)
    .join('')

const LANDMARKS = [
  // A domed hall
  `<path d="M14,52 v-22 h32 v22 z" ${stone}/><path d="M17,30 a13,14 0 0 1 26,0 z" ${deep}/><rect x="29" y="7" width="2" height="10" ${deep}/>${columns([19, 25, 31, 37], 35, 4, 13)}`,
  // A tower of iron
  `<path d="M30,5 l5,26 8,21 h-7 a6,8 0 0 0 -12,0 h-7 l8,-21 z" ${stone}/><path d="M22,35 h16 M25.5,24 h9 M27.5,15 h5" stroke="var(--attraction-deep)" stroke-width="2.4"/>`,
  // A temple
  `<path d="M10,52 v-6 h40 v6 z M8,22 l22,-13 22,13 z" ${stone}/>${[14, 23, 32, 41].map((x) => `<rect x="${x}" y="24" width="5" height="21" ${stone}/>`).join('')}`,
  // A gate
  `<path d="M12,52 v-28 h36 v28 h-9 v-9 a9,9 0 0 0 -18,0 v9 z" ${stone}/><rect x="9" y="18" width="42" height="6" rx="1" ${deep}/><path d="M30,7 v11 M30,7 l9,3.4 -9,3.4" stroke="var(--attraction-deep)" stroke-width="1.6" ${deep}/>`,
  // A windmill
  `<path d="M23,52 l4,-30 h6 l4,30 z" ${stone}/><g transform="translate(30,20) rotate(20)">${[0, 90, 180, 270].map((a) => `<path d="M0,0 h3 l1,-17 h-5 z" transform="rotate(${a})" ${deep}/>`).join('')}<circle r="2.6" fill="var(--attraction-light)"/></g>`,
  // A great wheel
  `<path d="M20,53 L30,28 40,53" fill="none" stroke="var(--attraction-deep)" stroke-width="2.6"/><circle cx="30" cy="27" r="19" fill="none" stroke="var(--attraction-light)" stroke-width="3.4"/>${[0, 45, 90, 135].map((a) => `<path d="M11,27 h38" transform="rotate(${a} 30 27)" stroke="var(--attraction-light)" stroke-width="1.4"/>`).join('')}${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<rect x="27" y="5" width="6" height="6" rx="2" transform="rotate(${a} 30 27)" ${deep}/>`).join('')}<circle cx="30" cy="27" r="3" ${deep}/>`,
  // A fountain
  `<ellipse cx="30" cy="45" rx="21" ry="8" ${stone}/><ellipse cx="30" cy="44" rx="16" ry="5" fill="var(--water)"/><path d="M28.5,44 l.8,-16 h1.4 l.8,16 z" ${stone}/><path d="M30,26 q-11,-16 -15,13 M30,26 q11,-16 15,13 M30,26 v-13" fill="none" stroke="var(--cream)" stroke-width="2.2" stroke-linecap="round"/>`,
]

function attraction(kind: number): string {
  return `<rect width="60" height="60" fill="var(--attraction)"/>${shade(30, 53, 23, 4)}${LANDMARKS[kind]}`
}

/** How many drawings there are of each kind of field. */
export const VARIANTS = { A: LANDMARKS.length, P: 4, C: 3, W: 4 } as const
export type Kind = keyof typeof VARIANTS

const DRAW: Record<Kind, (kind: number) => string> = { A: attraction, P: park, C: cafe, W: water }

const TOURIST =
  shade(30, 47, 12, 4) +
  '<path d="M20,46 q-1,-16 4,-20 h12 q5,4 4,20 z" fill="var(--pawn)" stroke="var(--cream)" stroke-width="2"/>' +
  '<rect x="35" y="28" width="8" height="11" rx="3" fill="var(--wood)" stroke="var(--cream)" stroke-width="1.3"/>' +
  '<circle cx="30" cy="20" r="7.6" fill="var(--pawn)" stroke="var(--cream)" stroke-width="2"/>' +
  '<path d="M20,18 h20 M23.8,18 a6.2,7 0 0 1 12.4,0" stroke="var(--cream)" stroke-width="2" fill="var(--attraction-light)"/>'

const drawn = (name: string, drawing: string) => symbol(`cities-${name}`, '0 0 60 60', drawing)

export const placeSprite = () =>
  placeOnce('cities', () => {
    const fields = (Object.keys(VARIANTS) as Kind[]).flatMap((kind) =>
      Array.from({ length: VARIANTS[kind] }, (_, variant) => drawn(`${kind}${variant}`, DRAW[kind](variant))),
    )
    return fields.join('') + drawn('tourist', TOURIST)
  })
