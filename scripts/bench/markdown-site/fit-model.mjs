/** @typedef {{ features: number[][], isMade: boolean[] }} LinkList the links that one page could have, and which its author made */

const STEPS = 400
const LEARNING_RATE = 0.1
// keeps weights small that the data say little of
const RIDGE = 0.02
const NEWTON_STEPS = 30

/**
 * The model that ranks links: weights under which the links that authors made stand before the others of their pages, and an
 * intercept that makes of the sum how likely a link was made. The same in each run.
 * @param {LinkList[][]} sites
 */
export function fitModel(sites) {
  const weights = fitWeights(sites)
  const { scale, intercept } = fitLikelihood(sites, weights)
  return { weights: weights.map((weight) => weight * scale), intercept }
}

/** @param {number[]} a @param {number[]} b */
export function dot(a, b) {
  let sum = 0
  for (let at = 0; at < b.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/**
 * A conditional logit (D. McFadden, 1974), each site and in it each page counting the same, by gradient descent (Adam: D. Kingma
 * and J. Ba, 2015) on features of the same spread.
 * @param {LinkList[][]} sites
 */
function fitWeights(sites) {
  const spread = spreadOf(sites.flat().flatMap(({ features }) => features))
  const lists = sites.map((site) =>
    site
      .filter(({ isMade }) => isMade.includes(true))
      .map((list) => ({
        ...list,
        features: list.features.map((values) => values.map((value, at) => value / (spread[at] ?? 1))),
      })),
  )
  let weights = spread.map(() => 0)
  const mean = spread.map(() => 0)
  const variance = spread.map(() => 0)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => 2 * RIDGE * weight)
    for (const site of lists) for (const list of site) addGradient(gradient, weights, list, 1 / site.length)
    const rate = LEARNING_RATE / Math.sqrt(1 + step / 50)
    weights = weights.map((weight, at) => {
      const slope = gradient[at] ?? 0
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      variance[at] = 0.999 * (variance[at] ?? 0) + 0.001 * slope ** 2
      const deviation = Math.sqrt((variance[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8
      return weight - (rate * ((mean[at] ?? 0) / (1 - 0.9 ** step))) / deviation
    })
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1))
}

/** @param {number[]} gradient @param {number[]} weights @param {LinkList} list @param {number} share */
function addGradient(gradient, weights, { features, isMade }, share) {
  const sums = features.map((values) => dot(values, weights))
  const greatest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - greatest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const made = isMade.filter(Boolean).length
  for (const [link, values] of features.entries()) {
    const error = share * ((powers[link] ?? 0) / total - (isMade[link] ? 1 / made : 0))
    for (let at = 0; at < gradient.length; at++) gradient[at] = (gradient[at] ?? 0) + error * (values[at] ?? 0)
  }
}

/** The standard deviation of each feature. @param {number[][]} features */
function spreadOf(features) {
  return (features[0] ?? []).map((_value, at) => {
    const mean = features.reduce((sum, values) => sum + (values[at] ?? 0), 0) / features.length
    const squares = features.reduce((sum, values) => sum + ((values[at] ?? 0) - mean) ** 2, 0)
    return Math.sqrt(squares / features.length) || 1
  })
}

/**
 * Platt scaling (J. Platt, 1999): a logistic regression on the sum alone, by Newton's method.
 * @param {LinkList[][]} sites @param {number[]} weights
 */
function fitLikelihood(sites, weights) {
  const points = sites.flatMap((lists) => {
    const share = 1 / (sites.length * lists.reduce((sum, { features }) => sum + features.length, 0))
    return lists.flatMap(({ features, isMade }) =>
      features.map((values, link) => ({ sum: dot(values, weights), made: isMade[link] ? 1 : 0, share })),
    )
  })
  let [scale, intercept] = [1, 0]
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const slopes = { scale: 0, intercept: 0, scaleTwice: 1e-9, both: 0, interceptTwice: 1e-9 }
    for (const { sum, made, share } of points) {
      const likely = 1 / (1 + Math.exp(-(scale * sum + intercept)))
      const curve = share * likely * (1 - likely)
      slopes.scale += share * (likely - made) * sum
      slopes.intercept += share * (likely - made)
      slopes.scaleTwice += curve * sum * sum
      slopes.both += curve * sum
      slopes.interceptTwice += curve
    }
    const determinant = slopes.scaleTwice * slopes.interceptTwice - slopes.both ** 2
    scale -= (slopes.interceptTwice * slopes.scale - slopes.both * slopes.intercept) / determinant
    intercept -= (slopes.scaleTwice * slopes.intercept - slopes.both * slopes.scale) / determinant
  }
  return { scale, intercept }
}
