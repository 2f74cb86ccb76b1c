import { sunflowerPoint } from './sunflower-point'

const ITERATIONS = 50
// each pair of points is looked at in each round
const MAX_POINTS = 400
const MIN_FORCE_DISTANCE = 0.01
// springs draw pages that are tied closely onto one spot
const SEPARATION_ITERATIONS = 30
const MIN_DISTANCE = 1.5

/** A link within a group, as places in it. */
export type GraphEdge = readonly [from: number, to: number]

/**
 * Places for `size` points around 0 with room for them all, those that are linked near each other (Fruchterman and
 * Reingold, 1991). More than 400 points are left as they begin: evenly, the first in the middle.
 */
export function computeForceLayout(size: number, pairs: readonly GraphEdge[]) {
  const start = Array.from({ length: size }, (_, n) => sunflowerPoint(n))
  const [xs, ys] = [Float64Array.from(start, ({ x }) => x), Float64Array.from(start, ({ y }) => y)]
  if (size > 2 && size <= MAX_POINTS && pairs.length > 0) {
    for (let round = 0; round < ITERATIONS; round++)
      applyForces(xs, ys, pairs, (Math.sqrt(size) / 4) * (1 - round / ITERATIONS))
    scaleInto(xs, ys, Math.sqrt(size))
    for (let round = 0; round < SEPARATION_ITERATIONS; round++) separatePoints(xs, ys)
  }
  return { xs, ys }
}

function applyForces(xs: Float64Array, ys: Float64Array, pairs: readonly GraphEdge[], furthest: number) {
  const [dx, dy] = [new Float64Array(xs.length), new Float64Array(xs.length)]
  const push = (a: number, b: number, strengthOf: (distance: number) => number) => {
    const [x, y] = [at(xs, a) - at(xs, b), at(ys, a) - at(ys, b)]
    const distance = Math.max(MIN_FORCE_DISTANCE, length(x, y))
    const share = strengthOf(distance) / distance
    dx[a] = at(dx, a) + x * share
    dy[a] = at(dy, a) + y * share
    dx[b] = at(dx, b) - x * share
    dy[b] = at(dy, b) - y * share
  }
  for (let a = 0; a < xs.length; a++) for (let b = a + 1; b < xs.length; b++) push(a, b, (distance) => 1 / distance)
  for (const [a, b] of pairs) push(a, b, (distance) => -distance * distance)
  for (let point = 0; point < xs.length; point++) {
    const force = Math.max(MIN_FORCE_DISTANCE, length(at(dx, point), at(dy, point)))
    const step = Math.min(force, furthest) / force
    xs[point] = at(xs, point) + at(dx, point) * step
    ys[point] = at(ys, point) + at(dy, point) * step
  }
}

/** Pushes points apart that are nearer to each other than a page needs. */
function separatePoints(xs: Float64Array, ys: Float64Array) {
  for (let a = 0; a < xs.length; a++) {
    for (let b = a + 1; b < xs.length; b++) {
      const [x, y] = [at(xs, a) - at(xs, b), at(ys, a) - at(ys, b)]
      const distance = Math.max(MIN_FORCE_DISTANCE, length(x, y))
      if (distance >= MIN_DISTANCE) continue
      const share = (MIN_DISTANCE - distance) / 2 / distance
      xs[a] = at(xs, a) + x * share
      ys[a] = at(ys, a) + y * share
      xs[b] = at(xs, b) - x * share
      ys[b] = at(ys, b) - y * share
    }
  }
}

/** Moves and scales the points into a disc around 0. */
function scaleInto(xs: Float64Array, ys: Float64Array, radius: number) {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const furthest = xs.reduce((most, _, point) => Math.max(most, Math.hypot(at(xs, point) - x, at(ys, point) - y)), 0)
  const scale = radius / Math.max(MIN_FORCE_DISTANCE, furthest)
  for (let point = 0; point < xs.length; point++) {
    xs[point] = (at(xs, point) - x) * scale
    ys[point] = (at(ys, point) - y) * scale
  }
}

/** Math.hypot takes ten times as long, for numbers that are never here. */
function length(x: number, y: number) {
  return Math.sqrt(x * x + y * y)
}

function at(numbers: Float64Array, place: number) {
  return numbers[place] as number
}
