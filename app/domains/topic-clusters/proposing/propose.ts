import { AlikeMeanings } from './alike-meanings'
import { type Alike, alikePages } from './alike-pages'
import { AlikeWords, type Words } from './alike-words'
import { communitiesOf } from './communities'
import { nameOf } from './name-of'

export interface KnownPage {
  id: string
  title: string
  isPillar: boolean
  /** Pages whose texts link to it. */
  linksIn: number
  /** Words of the page. */
  length: number
  words: Words
  /** What it means, as a vector; undefined where no AI has read it. */
  meaning?: Float32Array
}

export interface Proposal {
  name: string
  /** The id of the page that could be the pillar, one of `pages`. */
  pillar: string
  pages: string[]
}

/** Clusters that the pages could make, the largest first; `pause` is called after each bit of work. */
export async function proposeClusters(
  pages: KnownPage[],
  wordOf: (term: number) => string,
  pause: () => Promise<void>,
): Promise<Proposal[]> {
  const alike = await alikePages(pages.length, await waysToTell(pages, pause), pause)
  const communities = await communitiesOf(alike, pause)
  const weights = weightsWithin(communities, alike, pages.length)
  return communities.map((numbers) => {
    const members = numbers.map((number) => ({ ...(pages[number] as KnownPage), weight: weights[number] as number }))
    const pillar = pillarOf(members)
    return { name: nameOf(members, wordOf), pillar: pillar?.id ?? '', pages: members.map(({ id }) => id) }
  })
}

async function waysToTell(pages: KnownPage[], pause: () => Promise<void>) {
  const words = await AlikeWords.inTurns(
    pages.map((page) => page.words),
    pause,
  )
  const vectors = pages.map(({ meaning }) => meaning)
  return { words, meanings: vectors.some(Boolean) ? await AlikeMeanings.inTurns(vectors, pause) : undefined }
}

/** How much each page has to do with the others of its community. */
function weightsWithin(communities: number[][], alike: Alike[], size: number) {
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

type Member = KnownPage & { weight: number }

/** Whoever is called a pillar goes first; else the most linked of the half that says most of the subject, then the longest. */
function pillarOf(members: Member[]) {
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
