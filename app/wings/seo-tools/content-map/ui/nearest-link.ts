export interface Point {
  x: number
  y: number
}

interface RenderedLink {
  link: number
  from: Point
  to: Point
}

/** The drawn link that is nearest to a point, unless it is further away than `within`. */
export function findNearestLink(links: Iterable<RenderedLink>, point: Point, within: number): number | undefined {
  let nearest: number | undefined
  let least = within
  for (const { link, from, to } of links) {
    const distance = distanceTo(from, to, point)
    if (distance <= least) [nearest, least] = [link, distance]
  }
  return nearest
}

function distanceTo(from: Point, to: Point, { x, y }: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
