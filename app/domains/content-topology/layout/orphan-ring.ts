import type { Places } from './layout-input'

const ROOM = 1.6
const DISTANCE = 4

/** Puts pages on rings around all others, as many rings as they need. `inside`: the pages that are there already. */
export function putAround({ xs, ys }: Places, inside: readonly number[], pages: readonly number[]) {
  let radius = DISTANCE
  for (const page of inside) radius = Math.max(radius, Math.hypot(xs[page] ?? 0, ys[page] ?? 0) + DISTANCE)
  for (let start = 0; start < pages.length; radius += ROOM) {
    const fits = Math.max(1, Math.floor((2 * Math.PI * radius) / ROOM))
    const ring = pages.slice(start, start + fits)
    for (const [place, page] of ring.entries()) {
      const angle = (2 * Math.PI * place) / ring.length - Math.PI / 2
      xs[page] = radius * Math.cos(angle)
      ys[page] = radius * Math.sin(angle)
    }
    start += ring.length
  }
}
