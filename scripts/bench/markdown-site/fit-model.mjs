/** @typedef {{ features: number[][], isMade: boolean[] }} LinkList the links that one page could have */

const STEPS = 400
const LEARNING_RATE = 0.1
const RIDGE = 0.02

/**
 * The weights under which the links that authors made stand before the others of their pages: a conditional logit (D. McFadden,
 * 1974), each site and in it each page counting the same, by gradient descent (Adam: D. Kingma and J. Ba, 2015) on features of
 * the same spread. The same in each run.
 * @param {LinkList[][]} sites
 */
export function fitWeights(sites) {
  const spread = spreadOf(sites.flat().flatMap(({ features }) => features))
  const lists = sites.map((site) => site.filter(({ isMade }) => isMade.includes(true)))
  const size = spread.length
  let weights = new Array(size).fill(0)
  const [mean, variance] = [new Array(size).fill(0), new Array(size).fill(0)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => 2 * RIDGE * weight)
    for (const site of lists) for (const list of site) addGradient(gradient, weights, spread, list, 1 / site.length)
    weights = weights.map((weight, at) => {
      mean[at] = 0.9 * mean[at] + 0.1 * (gradient[at] ?? 0)
      variance[at] = 0.999 * variance[at] + 0.001 * (gradient[at] ?? 0) ** 2
      const rate = LEARNING_RATE / Math.sqrt(1 + step / 50)
      return weight - (rate * (mean[at] / (1 - 0.9 ** step))) / (Math.sqrt(variance[at] / (1 - 0.999 ** step)) + 1e-8)
    })
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1))
}

/** @param {number[]} gradient @param {number[]} weights @param {number[]} spread @param {LinkList} list @param {number} share */
function addGradient(gradient, weights, spread, { features, isMade }, share) {
  const sums = features.map((values) =>
    values.reduce((sum, value, at) => sum + (value / (spread[at] ?? 1)) * (weights[at] ?? 0), 0),
  )
  const greatest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - greatest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const made = isMade.filter(Boolean).length
  for (const [link, values] of features.entries()) {
    const error = (powers[link] ?? 0) / total - (isMade[link] ? 1 / made : 0)
    for (let at = 0; at < gradient.length; at++)
      gradient[at] = (gradient[at] ?? 0) + (share * error * (values[at] ?? 0)) / (spread[at] ?? 1)
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
 * What turns the sums of the model into how likely a link was made (Platt scaling: a logistic regression on the sum alone).
 * @param {LinkList[][]} sites @param {number[]} weights
 */
export function fitIntercept(sites, weights) {
  const points = sites.flatMap((lists) => {
    const share = 1 / lists.reduce((sum, { features }) => sum + features.length, 0)
    return lists.flatMap(({ features, isMade }) =>
      features.map((values, link) => ({
        sum: values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0),
        made: isMade[link] ? 1 : 0,
        share,
      })),
    )
  })
  let [scale, intercept] = [1, 0]
  // Newton's method
  for (let step = 0; step < 50; step++) {
    const g = [0, 0]
    const h = [0, 0, 0]
    for (const { sum, made, share } of points) {
      const likely = 1 / (1 + Math.exp(-(scale * sum + intercept)))
      const [error, slope] = [share * (likely - made), share * likely * (1 - likely)]
      g[0] = (g[0] ?? 0) + error * sum
      g[1] = (g[1] ?? 0) + error
      h[0] = (h[0] ?? 0) + slope * sum * sum
      h[1] = (h[1] ?? 0) + slope * sum
      h[2] = (h[2] ?? 0) + slope
    }
    const [g0 = 0, g1 = 0] = g
    const [a = 0, b = 0, c = 0] = h
    const determinant = a * c - b * b || 1
    scale -= (c * g0 - b * g1) / determinant
    intercept -= (a * g1 - b * g0) / determinant
  }
  return { scale, intercept }
}
