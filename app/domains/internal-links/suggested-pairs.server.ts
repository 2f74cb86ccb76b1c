import type { Database } from '~/platform/database/database.server'
import { suggestInbound } from './engine/suggesting/suggest'
import { findSiteTexts } from './site-texts.server'
import type { ListedSuggestion } from './suggesting/find-suggestions.server'
import { type IndexProgress, knownPages, pageIndexOf } from './suggesting/kept-index.server'

export type FoundPair = { building: IndexProgress } | { suggestion: ListedSuggestion | null; isLinked: boolean }

// who asks for this one link wants it, whatever suggestions in general leave out
const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/** The sentence of one page that would best carry a link to another one, if there is one. */
export async function findSuggestionFor(db: Database, { from, to }: { from: string; to: string }): Promise<FoundPair> {
  const state = await pageIndexOf(db)
  if ('building' in state) return state
  const { index } = state
  const [text] = await findSiteTexts(db, [from])
  const other = index.pages[index.numberOf(to) ?? -1]
  if (!text || !other) return { suggestion: null, isLinked: false }
  const known = await knownPages(db, [text])
  const [found] = suggestInbound({ index, settings }, to, known)
  const source = index.pages[index.numberOf(from) ?? -1]
  const isLinked = source !== undefined && index.links(source, other)
  if (!found) return { suggestion: null, isLinked }
  const shown = { id: `${from} ${to}`, other: { path: other.path, title: other.title } }
  return { suggestion: { ...found, ...shown, isWaiting: text.hasUnpublishedChanges }, isLinked }
}
