import { alikePages, type Words } from './alike-pages'
import { communitiesOf } from './communities'

export interface KnownPage {
  id: string
  title: string
  isPillar: boolean
  /** Pages whose texts link to it. */
  linksIn: number
  /** Words of the page. */
  length: number
  words: Words
}

export interface Proposal {
  name: string
  /** The id of the page that could be the pillar, one of `pages`. */
  pillar: string
  pages: string[]
}

const NAMING_WORDS = 3
// a word that names a subject stands out in this part of its pages at least
const LEAST_SHARE = 0.4

/** Clusters that the pages could make, the largest first; `pause` is called after each bit of work. */
export async function proposeClusters(
  pages: KnownPage[],
  wordOf: (term: number) => string,
  pause: () => Promise<void>,
): Promise<Proposal[]> {
  const alike = await alikePages(
    pages.map(({ words }) => words),
    pause,
  )
  const communities = await communitiesOf(alike, pause)
  return communities.map((numbers) => {
    const members = numbers.map((number) => pages[number] as KnownPage)
    const [pillar] = members.toSorted(byStanding)
    return { name: nameOf(members, wordOf), pillar: pillar?.id ?? '', pages: members.map(({ id }) => id) }
  })
}

/** Whoever is called a pillar goes first, then the most linked, then the longest. */
function byStanding(a: KnownPage, b: KnownPage) {
  return Number(b.isPillar) - Number(a.isPillar) || b.linksIn - a.linksIn || b.length - a.length
}

/** The words that are strongest in all of them together. */
function nameOf(members: KnownPage[], wordOf: (term: number) => string) {
  const sums = new Map<number, { weight: number; pages: number }>()
  for (const { words } of members) {
    for (let at = 0; at < words.terms.length; at++) {
      const { weight, pages } = sums.get(words.terms[at] as number) ?? { weight: 0, pages: 0 }
      sums.set(words.terms[at] as number, { weight: weight + (words.weights[at] as number), pages: pages + 1 })
    }
  }
  const strongest = [...sums].sort(([a, one], [b, other]) => other.weight - one.weight || a - b)
  const shared = strongest.filter(([, { pages }]) => pages >= LEAST_SHARE * members.length)
  const naming = (shared.length > 0 ? shared : strongest).slice(0, NAMING_WORDS)
  const name = naming.map(([term]) => wordOf(term)).join(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
