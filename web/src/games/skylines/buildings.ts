/** The drawings of buildings, one square each: what stands on tiles of every kind. */

const shade = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.28}" fill="#000" opacity=".16"/>`
const box = (x: number, y: number, width: number, height: number, fill: string, deep: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${deep}" stroke-width="1.3"/>`
const windows = (xs: number[], ys: number[], width = 3.4, height = 3.8) =>
  ys
    .map((y) =>
      xs.map((x) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--sky-window)"/>`).join(''),
    )
    .join('')
const tree = (x: number, y: number, r: number) =>
  shade(x, y + r * 1.15, r * 0.9) +
  `<rect x="${x - 1}" y="${y + r * 0.4}" width="2" height="${r * 0.8}" fill="var(--wood)"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--park-deep)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="var(--park-light)"/>`
const kind = (name: string) => [`var(--kind-${name})`, `var(--kind-${name}-deep)`] as const

const [, GREEN] = kind('residential')
const [BLUE, NAVY] = kind('commercial')
const [AMBER, BROWN] = kind('industrial')
const [VIOLET, PURPLE] = kind('utility')
const [CORAL, RED] = kind('service')
const [GOLD, OLIVE] = kind('unique')
const WALL = 'var(--sky-wall)'

const gable = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, WALL, GREEN) +
  `<path d="M${x - 3},${y + 1} L${x + width / 2},${y - width * 0.55} ${x + width + 3},${y + 1}z" fill="var(--cafe-light)" stroke="${GREEN}" stroke-width="1.3" stroke-linejoin="round"/>`

const HOMES = [
  shade(24, 41, 15) +
    gable(13, 22, 22, 18) +
    windows([17, 27.6], [26]) +
    `<rect x="21.5" y="31" width="5" height="9" fill="${GREEN}"/>`,
  shade(17, 40, 10) +
    gable(8, 23, 16, 16) +
    windows([11, 17.6], [27]) +
    gable(26, 27, 14, 13) +
    windows([31], [31]) +
    tree(33, 13, 5.5),
  shade(24, 42, 14) +
    box(12, 10, 24, 31, WALL, GREEN) +
    `<rect x="10" y="7" width="28" height="4.5" fill="${GREEN}"/>` +
    windows([15.5, 22.3, 29], [14.5, 21.5, 28.5]) +
    `<rect x="21.5" y="35" width="5" height="6" fill="${GREEN}"/>`,
  tree(12, 32, 7) + shade(29, 40, 11) + gable(20, 22, 19, 17) + windows([24, 31.6], [27]) + tree(12, 14, 5),
]

const awning = (x: number, y: number, stripes: number) =>
  Array.from(
    { length: stripes },
    (_, stripe) =>
      `<path d="M${x + stripe * 6},${y} h6 v6 a3,3 0 0 1 -6,0z" fill="${stripe % 2 ? '#fffaf0' : 'var(--cafe-light)'}" stroke="${NAVY}" stroke-width=".9"/>`,
  ).join('')
const SHOPS = [
  shade(24, 41, 17) +
    box(9, 15, 30, 25, WALL, NAVY) +
    awning(9, 19, 5) +
    `<rect x="12" y="29" width="10" height="7" fill="${BLUE}" stroke="${NAVY}"/><rect x="27" y="28.5" width="7" height="11.5" fill="${NAVY}"/>` +
    `<rect x="14" y="9" width="20" height="7" rx="2" fill="${NAVY}"/><path d="M18,12.5 h12" stroke="#fffaf0" stroke-width="2"/>`,
  shade(24, 43, 13) +
    box(14, 5, 20, 37, BLUE, NAVY) +
    `<path d="M14,11.5 h20 M14,18 h20 M14,24.5 h20 M14,31 h20" stroke="#fff" stroke-width="1.6" opacity=".75"/><path d="M24,5 v37" stroke="${NAVY}" stroke-width="1"/><rect x="20" y="35" width="8" height="7" fill="${NAVY}"/>`,
  shade(24, 41, 18) +
    box(6, 20, 22, 20, BLUE, NAVY) +
    box(26, 11, 15, 29, WALL, NAVY) +
    windows([29, 34.6], [15, 22, 29]) +
    awning(6, 22, 3) +
    `<rect x="10" y="31" width="9" height="9" fill="${NAVY}"/>`,
]

const smoke = (x: number, y: number) =>
  `<g fill="var(--sky-smoke)"><circle cx="${x}" cy="${y}" r="3.2" opacity=".75"/><circle cx="${x + 4}" cy="${y - 4}" r="2.6" opacity=".5"/></g>`
const WORKS = [
  shade(24, 42, 18) +
    box(30, 12, 7, 29, AMBER, BROWN) +
    `<path d="M30,17 h7" stroke="#fffaf0" stroke-width="2.4"/>` +
    smoke(34, 7) +
    `<path d="M7,41 V27 l9,-7 v7 l9,-7 v7 l8,-5 v19z" fill="${AMBER}" stroke="${BROWN}" stroke-width="1.3" stroke-linejoin="round"/>` +
    windows([10.5, 18, 25.5], [31]),
  shade(24, 41, 17) +
    `<path d="M8,40 V20 q16,-13 32,0 v20z" fill="${AMBER}" stroke="${BROWN}" stroke-width="1.3"/><rect x="16" y="26" width="16" height="14" fill="${BROWN}"/><path d="M16,30 h16 M16,34.5 h16" stroke="${AMBER}" stroke-width="1.4"/>`,
  shade(24, 42, 17) +
    `<rect x="9" y="14" width="12" height="27" rx="5" fill="${AMBER}" stroke="${BROWN}" stroke-width="1.3"/><rect x="25" y="19" width="12" height="22" rx="5" fill="${AMBER}" stroke="${BROWN}" stroke-width="1.3"/><path d="M9,21 h12 M9,29 h12 M25,26 h12 M25,33 h12" stroke="${BROWN}" stroke-width="1.2"/><path d="M15,14 v-5 h16 v10" fill="none" stroke="${BROWN}" stroke-width="2"/>`,
]

const blade = (turn: number) =>
  `<path d="M24,16 q3,-6 0,-14 q-3,6 0,14z" fill="#fffaf0" stroke="${PURPLE}" stroke-width="1" transform="rotate(${turn} 24 16)"/>`
const UTILITIES: Record<string, string> = {
  power:
    shade(24, 43, 8) +
    `<path d="M22.8,16 L21.5,42 h5 L25.2,16z" fill="#fffaf0" stroke="${PURPLE}" stroke-width="1.2"/><g>${blade(0)}${blade(120)}${blade(240)}</g><circle cx="24" cy="16" r="2.4" fill="${PURPLE}"/>`,
  water:
    shade(24, 43, 12) +
    `<path d="M15,24 L12,42 M33,24 L36,42 M24,24 V42 M13.5,33 h21" stroke="${PURPLE}" stroke-width="2"/><path d="M11,12 h26 v11 q-13,6 -26,0z" fill="var(--sky-water)" stroke="${PURPLE}" stroke-width="1.4"/><path d="M10,12 q14,-12 28,0z" fill="${VIOLET}" stroke="${PURPLE}" stroke-width="1.4"/>`,
  garbage:
    shade(24, 41, 18) +
    `<path d="M6,40 q5,-14 13,-11 q7,-12 14,0 q6,0 9,11z" fill="var(--sky-sand)" stroke="${PURPLE}" stroke-width="1.4"/><path d="M13,36 l4,-4 M22,33 l5,2 M31,37 l3,-3" stroke="${PURPLE}" stroke-width="1.6" stroke-linecap="round"/><path d="M14,19 l5,-8 5,8 M30,12 l6,7 -8,3" fill="none" stroke="${PURPLE}" stroke-width="2.6" stroke-linejoin="round"/>`,
  'power-yard': `<path d="M18,42 L24,8 30,42 M19.5,33 h9 M15,16 h18 M17,23 h14" fill="none" stroke="${PURPLE}" stroke-width="1.8"/><path d="M6,14 q9,5 9,2 M33,16 q0,3 9,-2" fill="none" stroke="${PURPLE}" stroke-width="1"/>`,
  'water-yard': `<circle cx="24" cy="25" r="15" fill="var(--sky-water)" stroke="${PURPLE}" stroke-width="1.5"/><path d="M24,25 L37,18" stroke="${PURPLE}" stroke-width="2.4"/><circle cx="24" cy="25" r="2.6" fill="${PURPLE}"/>`,
  'garbage-yard':
    shade(24, 38, 15) +
    box(9, 22, 13, 14, 'var(--park)', PURPLE) +
    box(26, 22, 13, 14, 'var(--sky-water)', PURPLE) +
    `<path d="M7.5,22 h16 M24.5,22 h16" stroke="${PURPLE}" stroke-width="3"/>`,
}

const house = (roof: string) =>
  shade(24, 42, 17) +
  box(8, 19, 32, 22, WALL, RED) +
  `<path d="${roof}" fill="${CORAL}" stroke="${RED}" stroke-width="1.3" stroke-linejoin="round"/>`
const SERVICES: Record<string, string> = {
  health:
    house('M6,20 V10 h36 v10z') +
    `<path d="M21.5,11.5 h5 v3 h3 v4 h-3 v3 h-5 v-3 h-3 v-4 h3z" fill="#fffaf0" stroke="${RED}" stroke-width=".8"/>` +
    windows([12, 32.5], [25, 32]) +
    `<rect x="20" y="30" width="8" height="11" fill="${RED}"/>`,
  education:
    house('M5,20 L24,8 43,20z') +
    `<path d="M24,8 V1.5 h7 l-2,2.3 2,2.3 h-7" fill="${RED}" stroke="${RED}" stroke-width="1"/><circle cx="24" cy="15.5" r="2.6" fill="#fffaf0"/>` +
    windows([11.5, 16.5, 28.5, 33.5], [24]) +
    `<rect x="20" y="31" width="8" height="10" fill="${RED}"/>`,
  transport:
    shade(24, 42, 17) +
    `<path d="M5,38 h38 M5,42 h38" stroke="${RED}" stroke-width="1.5"/><rect x="9" y="14" width="30" height="22" rx="5" fill="${CORAL}" stroke="${RED}" stroke-width="1.5"/><path d="M18,14 L22,7 h8" fill="none" stroke="${RED}" stroke-width="1.8"/>` +
    `<rect x="12" y="18" width="24" height="8" rx="1.5" fill="#fffaf0" stroke="${RED}"/><circle cx="15" cy="31" r="2" fill="var(--sky-window)"/><circle cx="33" cy="31" r="2" fill="var(--sky-window)"/>`,
  fire:
    house('M6,20 V13 h20 V5 h9 v8 h7 v7z') +
    `<path d="M11,41 V28 q5,-5 11,0 v13z M26,41 V28 q5,-5 11,0 v13z" fill="${RED}"/><path d="M11,33 h11 M11,37 h11 M26,33 h11 M26,37 h11" stroke="${CORAL}" stroke-width="1.2"/><rect x="28.5" y="8" width="4" height="4" fill="var(--sky-window)"/>`,
  police:
    house('M6,20 V12 h36 v8z') +
    `<path d="M24,3 l2.3,5 5.4,.5 -4.1,3.6 1.2,5.3 -4.8,-2.8 -4.8,2.8 1.2,-5.3 -4.1,-3.6 5.4,-.5z" fill="var(--sky-window)" stroke="${RED}" stroke-width="1"/>` +
    windows([11.5, 32.5], [25, 32]) +
    `<rect x="19.5" y="28" width="9" height="13" fill="${RED}"/>`,
  parks:
    `<path d="M4,40 q12,-16 20,-10 t20,-8" fill="none" stroke="var(--path)" stroke-width="4.5"/>` +
    tree(14, 16, 8) +
    tree(35, 13, 6) +
    tree(34, 34, 7) +
    `<ellipse cx="17" cy="35" rx="7" ry="3.5" fill="var(--sky-water)" stroke="var(--water-deep)"/>`,
}
const LAWN =
  tree(15, 17, 6) +
  tree(34, 31, 5) +
  `<path d="M8,38 h14" stroke="var(--path)" stroke-width="4" stroke-linecap="round"/>`

const LANDMARKS = [
  shade(24, 43, 19) +
    `<path d="M6,42 V24 h36 v18z" fill="${WALL}" stroke="${OLIVE}" stroke-width="1.4"/><path d="M9,24 q15,-24 30,0z" fill="${GOLD}" stroke="${OLIVE}" stroke-width="1.5"/><path d="M24,12 V5 h6" fill="none" stroke="${OLIVE}" stroke-width="1.6"/><path d="M11,42 V30 q3,-4 6,0 v12 M21,42 V30 q3,-4 6,0 v12 M31,42 V30 q3,-4 6,0 v12" fill="${OLIVE}" opacity=".8"/>`,
  shade(24, 43, 15) +
    `<path d="M12,42 V28 h24 v14z" fill="${WALL}" stroke="${OLIVE}" stroke-width="1.4"/><path d="M19,42 V10 l5,-8 5,8 v32z" fill="${GOLD}" stroke="${OLIVE}" stroke-width="1.4" stroke-linejoin="round"/><circle cx="24" cy="16" r="3.8" fill="#fffaf0" stroke="${OLIVE}" stroke-width="1.2"/><path d="M24,13.6 V16 h2" stroke="${OLIVE}" stroke-width="1.2" fill="none"/><path d="M22,42 v-8 q2,-3 4,0 v8z" fill="${OLIVE}"/>`,
  shade(24, 43, 17) +
    `<path d="M8,42 V18 l5,-13 5,13 v4 h12 v-4 l5,-13 5,13 v24z" fill="${GOLD}" stroke="${OLIVE}" stroke-width="1.4" stroke-linejoin="round"/><circle cx="24" cy="28" r="4" fill="#fffaf0" stroke="${OLIVE}" stroke-width="1.2"/><path d="M21,42 v-6 q3,-4 6,0 v6z" fill="${OLIVE}"/>` +
    windows([11.6, 33], [24], 3, 5),
  shade(24, 42, 20) +
    `<ellipse cx="24" cy="29" rx="20" ry="13" fill="${GOLD}" stroke="${OLIVE}" stroke-width="1.5"/><ellipse cx="24" cy="26" rx="13" ry="7.5" fill="var(--park)" stroke="${OLIVE}" stroke-width="1.4"/><path d="M24,18.5 v15 M11,26 h26" stroke="#fffaf0" stroke-width="1.2"/><path d="M7,20 V8 M41,20 V8" stroke="${OLIVE}" stroke-width="1.6"/><path d="M4,8 h6 M38,8 h6" stroke="${OLIVE}" stroke-width="3"/>`,
  shade(24, 42, 18) +
    `<path d="M6,41 V22 l6,-8 6,8 6,-8 6,8 6,-8 6,8 v19z" fill="${GOLD}" stroke="${OLIVE}" stroke-width="1.4" stroke-linejoin="round"/><path d="M9,41 V29 h7 v12 M20.5,41 V29 h7 v12 M32,41 V29 h7 v12" fill="${OLIVE}" opacity=".8"/><path d="M6,25 h36" stroke="#fffaf0" stroke-width="1.6"/>`,
]
const PLAZA =
  `<circle cx="24" cy="24" r="9" fill="none" stroke="${OLIVE}" stroke-width="1.3" opacity=".6"/><circle cx="24" cy="24" r="4" fill="var(--sky-water)" stroke="${OLIVE}"/>` +
  tree(9, 10, 4) +
  tree(39, 38, 4)

const numbered = (name: string, drawings: string[]) =>
  Object.fromEntries(drawings.map((drawing, index) => [`${name}${index}`, drawing]))

export const BUILDINGS: Record<string, string> = {
  ...numbered('residential', HOMES),
  ...numbered('commercial', SHOPS),
  ...numbered('industrial', WORKS),
  ...numbered('unique', LANDMARKS),
  ...UTILITIES,
  ...Object.fromEntries(Object.entries(SERVICES).map(([service, drawing]) => [`service-${service}`, drawing])),
  lawn: LAWN,
  plaza: PLAZA,
  grove: tree(15, 18, 6) + tree(32, 29, 8),
}
