import { AlikeMeanings } from './alike-meanings'
import { alikePages } from './alike-pages'
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
  return communities.map((numbers) => {
    const members = numbers.map((number) => pages[number] as KnownPage)
    const [pillar] = members.toSorted(byStanding)
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

/** Whoever is called a pillar goes first, then the most linked, then the longest. */
function byStanding(a: KnownPage, b: KnownPage) {
  return Number(b.isPillar) - Number(a.isPillar) || b.linksIn - a.linksIn || b.length - a.length
}
