import type { LinkHints } from './find-link-hints'
import type { IndexedPage, PageIndex } from './page-index'

// of those that are most like a page and those of whose titles it says most
const MAX_LIKE = 50
const MAX_MENTIONED = 50
/** What pages have in common that have nothing in common. */
export const MIN_SIMILARITY = 0.02

/** The pages, by their numbers, that a text may link to: mentioned in it by title or keyword, or about the same. */
export function findTargetCandidates(index: PageIndex, similarity: Float64Array, { hints, mentions }: LinkHints) {
  const like = pickHighest(
    [...similarity.keys()].filter((page) => isLike(index, similarity, page)),
    MAX_LIKE,
    (page) => similarity[page] ?? 0,
  )
  const mentioned = pickHighest([...mentions.keys()], MAX_MENTIONED, (page) => mentions.get(page) ?? 0)
  return new Set([...hints.keys(), ...like, ...mentioned])
}

const isLike = (index: PageIndex, similarity: Float64Array, page: number) =>
  (similarity[page] ?? 0) >= MIN_SIMILARITY && (index.pages[page] as IndexedPage).isPublic

function pickHighest(pages: number[], most: number, score: (page: number) => number) {
  return pages.sort((a, b) => score(b) - score(a) || a - b).slice(0, most)
}
