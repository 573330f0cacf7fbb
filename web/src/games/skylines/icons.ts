/** The signs of tracks, services and kinds: shapes of 24 by 24 in the colour of the text around them. */

const line = (path: string, width = 2) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (path: string) => `<path d="${path}" fill="currentColor" fill-rule="evenodd"/>`

const TRACKS = {
  money:
    solid('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z') +
    line('M14.5 9.6c-2.8-1.6-5-.2-5 2.4s2.2 4 5 2.4', 1.8),
  power: solid('M13.5 1 4 14h6.5L9 23l10.5-13.5H13z'),
  water: solid(
    'M12 1.5c4.5 6 7 9.2 7 13a7 7 0 0 1-14 0c0-3.8 2.5-7 7-13zM8.2 14.5a3.8 3.8 0 0 0 3.3 3.8v-1.9a2 2 0 0 1-1.5-1.9z',
  ),
  garbage: solid('M9 2h6l1 2h5v2.6H3V4h5zM4.6 8h14.8l-1.2 14H5.8zM9 11v8h1.5v-8zm4.5 0v8H15v-8z'),
  happiness: solid(
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8.5 8a1.6 1.9 0 1 0 0 3.8 1.6 1.9 0 0 0 0-3.8zm7 0a1.6 1.9 0 1 0 0 3.8 1.6 1.9 0 0 0 0-3.8zM6.3 14c1 3 3.2 4.5 5.7 4.5s4.7-1.5 5.7-4.5z',
  ),
  labour: solid(
    'M12 3.5c4.6 0 8 3.5 8 8v1.5h-5.5V6.8h-1.4V13h-2.2V6.8H9.5V13H4v-1.5c0-4.5 3.4-8 8-8zM2 14.5h20v3.5q-10 4-20 0z',
  ),
  pollution:
    solid('M7 18.5a4.5 4.5 0 0 1-.6-8.95A6 6 0 0 1 18 8.3a5.2 5.2 0 0 1-.6 10.2z') + line('M6 22h5M14 22h4', 1.8),
  traffic: solid(
    'M5.3 10 7.2 4.8Q7.6 3.5 9 3.5h6q1.4 0 1.8 1.3L18.7 10q2.3.5 2.3 3v6h-2v2.5h-3V19H8v2.5H5V19H3v-6q0-2.5 2.3-3zm2.4-.3h8.6L15.2 6H8.8zM6.5 12.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm11 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  ),
  crime: solid(
    'M2 8.5c4-2.5 7-.8 10-.8s6-1.7 10 .8c0 5.5-2.7 8.5-6 8.5-2 0-2.8-2-4-2s-2 2-4 2c-3.3 0-6-3-6-8.5zm3.5 2.2c.5 2 1.8 3 3.3 2.9 1.2-.1 1.9-.9 1.9-1.8-1.5-1.3-3.3-1.7-5.2-1.1zm13 0c-1.9-.6-3.7-.2-5.2 1.1 0 .9.7 1.7 1.9 1.8 1.5.1 2.8-.9 3.3-2.9z',
  ),
  skyline: solid('M2 22V10h5v12zm6.5 0V3l3.5-2v21zM13.5 22V7H18v15zm6 0v-8H22v8z'),
} as const

const SERVICES = {
  health: solid('M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z'),
  education: solid('M12 3.5 23 9l-11 5.5L1 9zM5.5 13l6.5 3.2 6.5-3.2v4q-3 3-6.5 3t-6.5-3zM21 10.5h1.5V17H21z'),
  transport: solid(
    'M7 2h10q3 0 3 3v11.5q0 2-2 2V21h-3v-2.5H9V21H6v-2.5q-2 0-2-2V5q0-3 3-3zm-.5 4v5.5h11V6zm1.3 7.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm8.4 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  ),
  fire: solid(
    'M12.5 1c1 5 6.5 7 6.5 13.5A7 7 0 0 1 5 15c0-3 1.5-4.5 2.5-6.5.8 1 1.5 1.6 2.3 2C10 7 10.5 4 12.5 1zm-.3 11.5c-1.7 1.7-2.7 3-2.7 4.6a2.5 2.5 0 0 0 5 0c0-1.6-1-3-2.3-4.6z',
  ),
  police: solid(
    'M12 1.5 21 5v6.5c0 5-3.5 8.8-9 11-5.5-2.2-9-6-9-11V5zm0 5-1.5 3.4-3.7.4 2.8 2.5-.8 3.7 3.2-1.9 3.2 1.9-.8-3.7 2.8-2.5-3.7-.4z',
  ),
  parks: solid('M12 1.5 18 9h-2.5l4 5h-3l3.5 5h-6.5v3.5h-3V19H4l3.5-5h-3l4-5H6z'),
} as const

const KINDS = {
  residential: solid('M12 2 23 11.5h-3V22h-5.5v-6h-5v6H4V11.5H1z'),
  commercial: solid('M7.5 7V6a4.5 4.5 0 0 1 9 0v1H21l1 15H2L3 7zm2.2 0h4.6V6a2.3 2.3 0 0 0-4.6 0z'),
  industrial: solid('M2 22V9.5l6 4v-4l6 4V2h5.5l1.5 20zM6 16v3h2.5v-3zm5 0v3h2.5v-3z'),
  utility: solid('M8 1.5h2.5V7h3V1.5H16V7h2.5v4.5a6.5 6.5 0 0 1-5.2 6.3V22.5h-2.6v-4.7A6.5 6.5 0 0 1 5.5 11.5V7H8z'),
  service: solid('M12 1 3 5.5V8h18V5.5zM4.5 9.5h3v8h-3zm6 0h3v8h-3zm6 0h3v8h-3zM2.5 19h19v3.5h-19z'),
  unique: solid('M12 1l3 7 7.8.6-5.9 5 1.8 7.6-6.7-4-6.7 4 1.8-7.6-5.9-5L9 8z'),
  policy: solid('M6 1.5h9L20 7v15.5H4V3.5q0-2 2-2zm8 2V8h4.2zM7.5 11v1.8h9V11zm0 3.6v1.8h9v-1.8zm0 3.6V20h6v-1.8z'),
  news: solid(
    'M2 4h16v3h4v12q0 2-2 2H4q-2 0-2-2zm16 5v9.5h2V9zM4.5 7v4.5H10V7zm7 0v1.6H16V7zm0 3v1.6H16V10zm-7 3.5v1.6H16v-1.6zm0 3.2v1.6H16v-1.6z',
  ),
} as const

const OTHERS = {
  met: line('M4.5 12.5 10 18 20 6.5', 3),
  unmet: line('M5.5 5.5l13 13M18.5 5.5l-13 13', 3),
  stop: solid(
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 0 0-5.5 11.3L16.3 6.5A7 7 0 0 0 12 5zm5.5 2.7-9.8 9.8A7 7 0 0 0 17.5 7.7z',
  ),
  flip: line('M12 2v20M9 7 3 17h6zM15 7l6 10h-6z', 1.8),
  shape: line('M4 4h7v7h9v9H4z') + line('M4 11h7M11 20v-9', 1.4),
  swap: line('M4 8h14l-4-4M20 16H6l4 4'),
  milestone: line('M5 22V3M5 4h13l-3 4.5 3 4.5H5'),
  role: solid('M12 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 22a8.5 8.5 0 0 1 17 0z'),
  search: line('M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.5 15.5 21 21', 2.4),
} as const

export const ICONS: Record<string, string> = { ...TRACKS, ...SERVICES, ...KINDS, ...OTHERS }
