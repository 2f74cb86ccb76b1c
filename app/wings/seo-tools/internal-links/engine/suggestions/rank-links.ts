import { rankingModel } from './ranking-model'

/** What speaks for a link from one page to another. */
export interface LinkEvidence {
  /** How sure the words of a sentence make it, from 0 to 1: `LinkHint.strength`. */
  strength: number
  /** How much a sentence says of the title: `LinkHints.mentions`, and which part of the title that is, from 0 to 1. */
  mention: number
  mentionShare: number
  /** How much the two pages are about the same, from 0 to 1. */
  similarity: number
  /** How near a sentence is to what the other page is about: `NearSentence.nearness`. */
  nearness: number
  /** Of the target: its length in terms by the average of the site, and the terms of its title. */
  length: number
  titleLength: number
}

/** As the model reads them, in its order. */
export const rankingFeatures = [
  'strength',
  'mention',
  'mentionShare',
  'similarityShare',
  'similarityRank',
  'similarity',
  'nearnessRank',
  'strengthTimesSimilarity',
  'length',
  'titleLength',
] as const

/**
 * What the model knows of each of the links that one page could have, in the order of `rankingFeatures`. Similarity and nearness
 * count by their rank too: how alike the pages of a site are at all differs from site to site.
 */
export function describeLinks(links: readonly LinkEvidence[]): number[][] {
  const similarity = compareWithAll(links.map((link) => link.similarity))
  const nearness = compareWithAll(links.map((link) => link.nearness))
  return links.map((link, at) => [
    link.strength,
    link.mention / 10,
    link.mentionShare,
    similarity.shares[at] as number,
    similarity.ranks[at] as number,
    link.similarity,
    nearness.ranks[at] as number,
    link.strength * link.similarity,
    Math.log(link.length + 0.1),
    Math.log(1 + link.titleLength),
  ])
}

/** Values as shares of the greatest, and their ranks as logarithms: 0 for the first, then less; equal ones have one rank. */
function compareWithAll(values: readonly number[]) {
  const greatest = Math.max(...values, Number.MIN_VALUE)
  const sorted = values.toSorted((a, b) => b - a)
  const rankOf = new Map<number, number>()
  for (const [rank, value] of sorted.entries()) if (!rankOf.has(value)) rankOf.set(value, rank)
  return {
    shares: values.map((value) => value / greatest),
    ranks: values.map((value) => -Math.log(1 + (rankOf.get(value) ?? 0))),
  }
}

/** How likely the author of a site would have made each of the links that one page could have, from 0 to 1. */
export function rateLinks(links: readonly LinkEvidence[]): number[] {
  const { weights, intercept } = rankingModel
  return describeLinks(links).map((features) => {
    const sum = features.reduce((total, value, at) => total + value * (weights[at] as number), intercept)
    return 1 / (1 + Math.exp(-sum))
  })
}
