import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { findInboundCandidates } from '../engine/suggestions/find-inbound-candidates'
import type { LinkSuggestion } from '../engine/suggestions/link-suggestion'
import { collectInbound, type PossibleLink, placeInbound, suggestOutbound } from '../engine/suggestions/suggest-links'
import { findPublicPageTexts, type PublicPageTexts } from '../public-page-texts.queries.server'
import { findDismissedPages } from './dismissals.commands.server'
import type { DraftText } from './draft-text'
import { getPageIndex, type IndexProgress } from './page-index-cache.queries.server'
import { findPageNames, type LinkedPageName } from './page-names.queries.server'
import { findSuggestionSettings } from './suggestion-settings.commands.server'

const MAX_INBOUND = 20
// texts that are read before others get their turn
const BATCH_SIZE = 10

/** A suggestion as it is shown, with the page at its other end. */
export interface ListedSuggestion extends LinkSuggestion {
  id: string
  other: LinkedPageName
  /** The page with the text waits to be published again: nothing can be put into it. */
  hasUnpublishedChanges: boolean
}

export type SuggestionsResult = { building: IndexProgress } | { suggestions: ListedSuggestion[]; dismissed: number }

/** Where the text of a page could link to other pages, the best first. */
export async function findOutboundSuggestions(db: Database, pageId: string): Promise<SuggestionsResult> {
  const [page] = await findPublicPageTexts(db, [pageId])
  if (page) return suggestFrom(db, page, page.hasUnpublishedChanges)
  return { suggestions: [], dismissed: (await findDismissedPages(db, { from: pageId })).size }
}

/** The same of a text as it is being written, whether or not it was ever stored. */
export async function findDraftSuggestions(db: Database, { id, title, text }: DraftText): Promise<SuggestionsResult> {
  const path = (await findPagePathMap(db, [id])).get(id) ?? ''
  // of which kind it is makes no difference to what its text speaks of
  return suggestFrom(db, { id, kind: 'post', path, title, categories: [], texts: [text] }, false)
}

type SourceTexts = Pick<PublicPageTexts, 'id' | 'kind' | 'path' | 'title' | 'categories' | 'texts'>

async function suggestFrom(db: Database, page: SourceTexts, isWaiting: boolean): Promise<SuggestionsResult> {
  const state = await getPageIndex(db)
  if ('building' in state) return state
  const dismissed = await findDismissedPages(db, { from: page.id })
  const asking = {
    index: state.index,
    settings: await findSuggestionSettings(db),
    isDismissed: isDismissedTarget(dismissed),
  }
  const suggestions = suggestOutbound(asking, toSource(page))
  const ends = await findPageNames(
    db,
    suggestions.map(({ to }) => to),
  )
  return {
    suggestions: suggestions.flatMap((one) => toListedSuggestions(one, ends.get(one.to), isWaiting)),
    dismissed: dismissed.size,
  }
}

/** Where texts of other pages could link to one, the best first. */
export async function findInboundSuggestions(db: Database, pageId: string): Promise<SuggestionsResult> {
  const state = await getPageIndex(db)
  if ('building' in state) return state
  const dismissed = await findDismissedPages(db, { to: pageId })
  const isDismissed = (from: string) => dismissed.has(from)
  const asking = { index: state.index, settings: await findSuggestionSettings(db), isDismissed }
  const candidates = findInboundCandidates(state.index, pageId)
  const ends = new Map<string, LinkedPageName>()
  const waiting = new Set<string>()
  const found: PossibleLink[] = []
  for (let start = 0; start < candidates.length; start += BATCH_SIZE) {
    const texts = await findPublicPageTexts(db, candidates.slice(start, start + BATCH_SIZE))
    for (const { id, path, title, hasUnpublishedChanges } of texts) {
      ends.set(id, { path, title })
      if (hasUnpublishedChanges) waiting.add(id)
    }
    found.push(...collectInbound(asking, pageId, texts.map(toSource)))
    await breathe()
  }
  const best = placeInbound(asking, found).slice(0, MAX_INBOUND)
  return {
    suggestions: best.flatMap((one) => toListedSuggestions(one, ends.get(one.from), waiting.has(one.from))),
    dismissed: dismissed.size,
  }
}

/** How it wants to be linked itself says nothing about links from it. */
const toSource = (page: SourceTexts) => ({ ...page, keywords: [], isPillar: false })

const isDismissedTarget = (dismissed: Set<string>) => (_from: string, to: string) => dismissed.has(to)

function toListedSuggestions(
  suggestion: LinkSuggestion,
  other: LinkedPageName | undefined,
  isWaiting: boolean,
): ListedSuggestion[] {
  return other
    ? [{ ...suggestion, id: `${suggestion.from} ${suggestion.to}`, other, hasUnpublishedChanges: isWaiting }]
    : []
}
