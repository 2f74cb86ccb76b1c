/**
 * @typedef {object} Vector of length 1
 * @property {Int32Array} words by number
 * @property {Float64Array} weights
 */

const STARTS = 10
const MAX_ROUNDS = 50

/**
 * Groups by k-means on the unit sphere (cosine), begun by k-means++ and the best of ten starts; the same each time.
 * @param {ReadonlyMap<string, number>[]} pages the weights of their words, each of length 1
 * @param {number} count @returns {number[]} the group of each page
 */
export function kMeans(pages, count) {
  const { vectors, size } = toVectors(pages)
  const random = seeded(1)
  /** @type {{ groups: number[], fit: number }} */
  let best = { groups: vectors.map(() => 0), fit: -1 }
  for (let start = 0; start < STARTS; start++) {
    const centers = chooseCenters(vectors, Math.min(count, vectors.length), size, random)
    const found = settle(vectors, centers, size)
    if (found.fit > best.fit) best = found
  }
  return best.groups
}

/** @param {ReadonlyMap<string, number>[]} pages */
function toVectors(pages) {
  /** @type {Map<string, number>} */
  const numbers = new Map()
  for (const page of pages) for (const word of page.keys()) if (!numbers.has(word)) numbers.set(word, numbers.size)
  const vectors = pages.map((page) => ({
    words: Int32Array.from(page.keys(), (word) => numbers.get(word) ?? 0),
    weights: Float64Array.from(page.values()),
  }))
  return { vectors, size: numbers.size }
}

/** @param {Vector[]} vectors @param {Float64Array[]} begun @param {number} size */
function settle(vectors, begun, size) {
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
    centers = centers.map((center, at) => {
      const own = vectors.filter((_, page) => groups[page] === at)
      return own.length > 0 ? meanOf(own, size) : center
    })
  }
  return { groups, fit }
}

/** @param {Vector[]} vectors @param {number} count @param {number} size @param {() => number} random */
function chooseCenters(vectors, count, size, random) {
  /** @param {number} at */
  const centerAt = (at) => meanOf(vectors.slice(at, at + 1), size)
  const centers = [centerAt(Math.floor(random() * vectors.length))]
  const far = vectors.map(() => 1)
  while (centers.length < count) {
    const newest = centers.slice(-1)
    for (const [at, vector] of vectors.entries()) {
      far[at] = Math.min(far[at] ?? 1, (1 - nearestCenter(vector, newest).cosine) ** 2)
    }
    const drawn = random() * far.reduce((sum, one) => sum + one, 0)
    let sum = 0
    const at = far.findIndex((one) => {
      sum += one
      return sum >= drawn
    })
    centers.push(centerAt(Math.max(0, at)))
  }
  return centers
}

/** @param {Vector} vector @param {Float64Array[]} centers */
function nearestCenter({ words, weights }, centers) {
  let best = { at: 0, cosine: -1 }
  for (const [at, center] of centers.entries()) {
    let cosine = 0
    for (let index = 0; index < words.length; index++) {
      cosine += /** @type {number} */ (weights[index]) * /** @type {number} */ (center[words[index] ?? 0])
    }
    if (cosine > best.cosine) best = { at, cosine }
  }
  return best
}

/** @param {Vector[]} vectors @param {number} size */
function meanOf(vectors, size) {
  const sum = new Float64Array(size)
  for (const { words, weights } of vectors) {
    for (const [index, word] of words.entries()) sum[word] = (sum[word] ?? 0) + (weights[index] ?? 0)
  }
  const norm = Math.sqrt(sum.reduce((all, weight) => all + weight * weight, 0)) || 1
  return sum.map((weight) => weight / norm)
}

/** @param {number} seed */
function seeded(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
