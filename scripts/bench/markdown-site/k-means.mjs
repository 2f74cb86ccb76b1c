/** @typedef {Map<string, number>} Vector the weights of words, of length 1 */

const STARTS = 10
const MAX_ROUNDS = 50

/**
 * Groups by k-means on the unit sphere (cosine), begun by k-means++ and the best of ten starts; the same each time.
 * @param {Vector[]} vectors @param {number} count @returns {number[]} the group of each vector
 */
export function kMeans(vectors, count) {
  const random = seeded(1)
  /** @type {{ groups: number[], fit: number }} */
  let best = { groups: vectors.map(() => 0), fit: -1 }
  for (let start = 0; start < STARTS; start++) {
    const found = settle(vectors, chooseCenters(vectors, Math.min(count, vectors.length), random))
    if (found.fit > best.fit) best = found
  }
  return best.groups
}

/** @param {Vector[]} vectors @param {Vector[]} begun */
function settle(vectors, begun) {
  let centers = begun
  /** @type {number[]} */
  let groups = []
  let fit = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const nearest = vectors.map((vector) => nearestCenter(vector, centers))
    const next = nearest.map(({ at }) => at)
    fit = nearest.reduce((sum, { cosine }) => sum + cosine, 0)
    if (next.every((group, at) => group === groups[at])) break
    groups = next
    centers = centers.map((center, at) => meanOf(vectors.filter((_, page) => groups[page] === at)) ?? center)
  }
  return { groups, fit }
}

/** @param {Vector[]} vectors @param {number} count @param {() => number} random */
function chooseCenters(vectors, count, random) {
  const centers = [/** @type {Vector} */ (vectors[Math.floor(random() * vectors.length)])]
  while (centers.length < count) {
    const far = vectors.map((vector) => (1 - nearestCenter(vector, centers).cosine) ** 2)
    const drawn = random() * far.reduce((sum, one) => sum + one, 0)
    let sum = 0
    const at = far.findIndex((one) => {
      sum += one
      return sum >= drawn
    })
    centers.push(/** @type {Vector} */ (vectors[Math.max(0, at)]))
  }
  return centers
}

/** @param {Vector} vector @param {Vector[]} centers */
function nearestCenter(vector, centers) {
  let best = { at: 0, cosine: -1 }
  for (const [at, center] of centers.entries()) {
    let cosine = 0
    for (const [word, weight] of vector) cosine += weight * (center.get(word) ?? 0)
    if (cosine > best.cosine) best = { at, cosine }
  }
  return best
}

/** @param {Vector[]} vectors */
function meanOf(vectors) {
  if (vectors.length === 0) return undefined
  /** @type {Vector} */
  const sum = new Map()
  for (const vector of vectors) for (const [word, weight] of vector) sum.set(word, (sum.get(word) ?? 0) + weight)
  const norm = Math.hypot(...sum.values()) || 1
  for (const [word, weight] of sum) sum.set(word, weight / norm)
  return sum
}

/** @param {number} seed */
function seeded(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
