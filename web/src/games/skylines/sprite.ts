/** The drawings and patterns of the city, put into the page once and used by every board. */
import { placeOnce, symbol } from '../../lib/sprite'
import { BUILDINGS } from './buildings'
import { SIDE } from './geometry'
import { ICONS } from './icons'

/** A pattern for each kind of tile, so that kinds differ without their colours. */
const PATTERNS: Record<string, string> = {
  residential: '<circle cx="4" cy="4" r="1.1"/><circle cx="12" cy="12" r="1.1"/>',
  commercial: '<path d="M-2,18 L18,-2 M6,26 L26,6 M-10,10 L10,-10" stroke-width="1.3"/>',
  industrial: '<path d="M0,3 h16 M0,11 h16" stroke-width="1.2"/>',
  utility: '<path d="M0,0 l8,8 8,-8 M0,16 l8,-8 8,8" stroke-width="1.1" fill="none"/>',
  service: '<path d="M4,1.5 v5 M1.5,4 h5 M12,9.5 v5 M9.5,12 h5" stroke-width="1.1"/>',
  unique: '<path d="M8,0 L16,8 8,16 0,8z" stroke-width="1" fill="none"/>',
}

function patterns(): string {
  const kinds = Object.entries(PATTERNS).map(
    ([kind, drawing]) =>
      `<pattern id="skylines-kind-${kind}" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="var(--kind-${kind})"/>` +
      `<g fill="var(--kind-${kind}-deep)" stroke="var(--kind-${kind}-deep)" opacity=".22">${drawing}</g></pattern>`,
  )
  const waves =
    '<pattern id="skylines-waves" width="32" height="20" patternUnits="userSpaceOnUse"><rect width="32" height="20" fill="var(--sky-water)"/>' +
    '<path d="M2,6 q4,-4 8,0 t8,0 M16,16 q4,-4 8,0 t8,0 M0,16 q2,-2 4,-2" fill="none" stroke="var(--sky-wave)" stroke-width="1.6" stroke-linecap="round"/></pattern>'
  const land =
    `<pattern id="skylines-land" width="${SIDE}" height="${SIDE}" patternUnits="userSpaceOnUse"><rect width="${SIDE}" height="${SIDE}" fill="var(--sky-land)"/>` +
    `<path d="M0,.5 h${SIDE} M.5,0 v${SIDE}" stroke="var(--sky-grid)" stroke-width="1"/>` +
    '<path d="M9,34 l2,-5 2,5 M33,15 l2,-5 2,5" fill="none" stroke="var(--sky-grass)" stroke-width="1.6" stroke-linecap="round"/></pattern>'
  return kinds.join('') + waves + land
}

export const placeSprite = () =>
  placeOnce('skylines', () => {
    const icons = Object.entries(ICONS).map(([name, drawing]) => symbol(`skylines-icon-${name}`, '0 0 24 24', drawing))
    const buildings = Object.entries(BUILDINGS).map(([name, drawing]) =>
      symbol(`skylines-${name}`, `0 0 ${SIDE} ${SIDE}`, drawing),
    )
    return patterns() + icons.join('') + buildings.join('')
  })
