import { detectCommunities } from './detect-communities'
import { EmbeddingSimilarity } from './embedding-similarity'
import { findSimilarPairs, type SimilarPair } from './find-similar-pairs'
import { type TermWeights, WordSimilarity } from './word-similarity'

interface TitledTerms {
  title: string
  words: TermWeights
}

const NAMING_WORDS = 3

// a word that names a subject stands out in this part of its pages at least
const MIN_PAGE_SHARE = 0.4

// what titles say is what people call it
const TITLE_WEIGHT = 3

export interface ProposablePage {
  id: string
  title: string
  isPillar: boolean
  /** Pages whose texts link to it. */
  linksIn: number
  /** Words of the page. */
  length: number
  words: TermWeights
  /** What it means, as a vector; undefined where no AI has read it. */
  embedding?: Float32Array
}

export interface ClusterProposal {
  name: string
  /** The id of the page that could be the pillar, one of `pages`. */
  pillar: string
  pages: string[]
}

/** Clusters that the pages could make, the largest first; `pause` is called after each bit of work. */
export async function proposeClusters(
  pages: ProposablePage[],
  wordOf: (term: number) => string,
  pause: () => Promise<void>,
): Promise<ClusterProposal[]> {
  const alike = await findSimilarPairs(pages.length, await buildSimilarityMethods(pages, pause), pause)
  const communities = await detectCommunities(alike, pause)
  const weights = weightsWithin(communities, alike, pages.length)
  return communities.map((numbers) => {
    const members = numbers.map((number) => ({
      ...(pages[number] as ProposablePage),
      weight: weights[number] as number,
    }))
    const pillar = pickPillar(members)
    return { name: nameCluster(members, wordOf), pillar: pillar?.id ?? '', pages: members.map(({ id }) => id) }
  })
}

async function buildSimilarityMethods(pages: ProposablePage[], pause: () => Promise<void>) {
  const words = await WordSimilarity.build(
    pages.map((page) => page.words),
    pause,
  )
  const vectors = pages.map(({ embedding }) => embedding)
  return { words, embeddings: vectors.some(Boolean) ? await EmbeddingSimilarity.build(vectors, pause) : undefined }
}

/** How much each page has to do with the others of its community. */
function weightsWithin(communities: number[][], alike: SimilarPair[], size: number) {
  const communityOf = new Int32Array(size).fill(-1)
  for (const [community, pages] of communities.entries()) for (const page of pages) communityOf[page] = community
  const weights = new Float64Array(size)
  for (const { a, b, score } of alike) {
    if (communityOf[a] === -1 || communityOf[a] !== communityOf[b]) continue
    ;(weights[a] as number) += score
    ;(weights[b] as number) += score
  }
  return weights
}

type Member = ProposablePage & { weight: number }

/** Whoever is called a pillar goes first; else the most linked of the half that says most of the subject, then the longest. */
function pickPillar(members: Member[]) {
  const median = members.map(({ weight }) => weight).sort((a, b) => b - a)[Math.floor((members.length - 1) / 2)] ?? 0
  // sums of the same numbers in another order differ a little
  const isCentral = ({ weight }: Member) => Number(weight >= 0.999 * median)
  const [pillar] = members.toSorted(
    (a, b) =>
      Number(b.isPillar) - Number(a.isPillar) ||
      isCentral(b) - isCentral(a) ||
      b.linksIn - a.linksIn ||
      b.length - a.length,
  )
  return pillar
}

/** What pages together are called: the words that are strongest in them, those of their titles before others. */
function nameCluster(pages: TitledTerms[], wordOf: (term: number) => string) {
  const titles = pages.map(({ title }) => ` ${title.toLowerCase()}`)
  const strongest = [...sumTermWeights(pages)]
    .map(([term, { weight, count }]) => {
      const word = wordOf(term)
      const inTitles = titles.filter((title) => title.includes(` ${word}`)).length / pages.length
      return { term, word, count, weight: weight * (1 + TITLE_WEIGHT * inTitles) }
    })
    .sort((one, other) => other.weight - one.weight || one.term - other.term)
  const common = strongest.filter(({ count }) => count >= MIN_PAGE_SHARE * pages.length)
  const naming = (common.length > 0 ? common : strongest).slice(0, NAMING_WORDS)
  const name = naming.map(({ word }) => word).join(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function sumTermWeights(pages: TitledTerms[]) {
  const sums = new Map<number, { weight: number; count: number }>()
  for (const { words } of pages) {
    for (let at = 0; at < words.terms.length; at++) {
      const term = words.terms[at] as number
      const { weight, count } = sums.get(term) ?? { weight: 0, count: 0 }
      sums.set(term, { weight: weight + (words.weights[at] as number), count: count + 1 })
    }
  }
  return sums
}
