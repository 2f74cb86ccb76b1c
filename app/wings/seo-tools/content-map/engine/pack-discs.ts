import { sunflowerPoint } from './sunflower-point'

export interface Disc {
  x: number
  y: number
  radius: number
}

const GAP = 1.5

/**
 * Puts discs beside each other without overlapping, in the given order: each as near as there is room to the middle of
 * those that it is tied to. `tiesOf` says how strongly a disc is tied to earlier ones.
 */
export function packDiscs(radii: readonly number[], tiesOf: (disc: number) => ReadonlyMap<number, number>): Disc[] {
  const placed: Disc[] = []
  for (const [disc, radius] of radii.entries()) {
    const wish = weightedCenter(placed, tiesOf(disc))
    const step = Math.max(1, radius / 2)
    for (let n = 0; ; n++) {
      const { x, y } = sunflowerPoint(n)
      const place = { x: wish.x + x * step, y: wish.y + y * step, radius }
      if (placed.some((other) => discsOverlap(place, other))) continue
      placed.push(place)
      break
    }
  }
  return placed
}

function discsOverlap(a: Disc, b: Disc) {
  const [x, y, apart] = [a.x - b.x, a.y - b.y, a.radius + b.radius + GAP]
  return x * x + y * y < apart * apart
}

function weightedCenter(placed: readonly Disc[], ties: ReadonlyMap<number, number>) {
  let [x, y, all] = [0, 0, 0]
  for (const [disc, weight] of ties) {
    const other = placed[disc]
    if (!other) continue
    x += other.x * weight
    y += other.y * weight
    all += weight
  }
  return all === 0 ? { x: 0, y: 0 } : { x: x / all, y: y / all }
}
