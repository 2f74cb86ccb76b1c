import type { Database } from '~/platform/database/database.server'
import { suggestInbound } from './engine/suggestions/suggest-links'
import { findPublicPageTexts } from './public-page-texts.queries.server'
import { getPageIndex, type IndexProgress, loadLinkablePages } from './suggestions/page-index-cache.queries.server'
import type { ListedSuggestion } from './suggestions/queries.server'

export type LinkSuggestionResult =
  | { building: IndexProgress }
  | { suggestion: ListedSuggestion | null; isLinked: boolean }

// who asks for this one link wants it, whatever suggestions in general leave out
const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/** The sentence of one page that would best carry a link to another one, if there is one. */
export async function findLinkSuggestion(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<LinkSuggestionResult> {
  const state = await getPageIndex(db)
  if ('building' in state) return state
  const { index } = state
  const [text] = await findPublicPageTexts(db, [from])
  const other = index.pages[index.pageNumber(to) ?? -1]
  if (!text || !other) return { suggestion: null, isLinked: false }
  const known = await loadLinkablePages(db, [text])
  const [found] = suggestInbound({ index, settings }, to, known)
  const source = index.pages[index.pageNumber(from) ?? -1]
  const isLinked = source !== undefined && index.hasLink(source, other)
  if (!found) return { suggestion: null, isLinked }
  const shown = { id: `${from} ${to}`, other: { path: other.path, title: other.title } }
  return { suggestion: { ...found, ...shown, hasUnpublishedChanges: text.hasUnpublishedChanges }, isLinked }
}
