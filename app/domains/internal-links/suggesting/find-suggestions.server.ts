import { setImmediate as breathe } from 'node:timers/promises'
import { findPagePaths } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import { inboundCandidates } from '../engine/suggesting/inbound-candidates'
import { suggestInbound, suggestOutbound } from '../engine/suggesting/suggest'
import type { Suggestion } from '../engine/suggesting/suggestion'
import { findSiteTexts, type SiteTexts } from '../site-texts.server'
import { findDismissed } from './dismissals.server'
import { type IndexProgress, pageIndexOf } from './kept-index.server'
import { findSuggestionSettings } from './suggestion-settings.server'
import type { WrittenText } from './written-text'

const MOST_INBOUND = 20
// texts that are read before others get their turn
const SLICE = 10

/** A page as it is named beside a suggestion. */
interface NamedEnd {
  path: string
  title: string
}

/** A suggestion as it is shown, with the page at its other end. */
export interface ListedSuggestion extends Suggestion {
  id: string
  other: NamedEnd
  /** The page with the text waits to be published again: nothing can be put into it. */
  isWaiting: boolean
}

export type FoundSuggestions = { building: IndexProgress } | { suggestions: ListedSuggestion[]; dismissed: number }

/** Where the text of a page could link to other pages, the best first. */
export async function findOutbound(db: Database, pageId: string): Promise<FoundSuggestions> {
  const [page] = await findSiteTexts(db, [pageId])
  if (page) return outboundOf(db, page, page.hasUnpublishedChanges)
  return { suggestions: [], dismissed: (await findDismissed(db, { from: pageId })).size }
}

/** The same of a text as it is being written, whether or not it was ever stored. */
export async function findOutboundOfText(db: Database, { id, title, text }: WrittenText): Promise<FoundSuggestions> {
  const path = (await findPagePaths(db, [id])).get(id) ?? ''
  // of which kind it is makes no difference to what its text speaks of
  return outboundOf(db, { id, kind: 'post', path, title, categories: [], texts: [text] }, false)
}

type Texts = Pick<SiteTexts, 'id' | 'kind' | 'path' | 'title' | 'categories' | 'texts'>

async function outboundOf(db: Database, page: Texts, isWaiting: boolean): Promise<FoundSuggestions> {
  const state = await pageIndexOf(db)
  if ('building' in state) return state
  const dismissed = await findDismissed(db, { from: page.id })
  const asking = { index: state.index, settings: await findSuggestionSettings(db), isUnwanted: toOne(dismissed) }
  const suggestions = suggestOutbound(asking, asSource(page))
  const ends = await findEnds(
    db,
    suggestions.map(({ to }) => to),
  )
  return {
    suggestions: suggestions.flatMap((one) => listed(one, ends.get(one.to), isWaiting)),
    dismissed: dismissed.size,
  }
}

/** Where texts of other pages could link to one, the best first. */
export async function findInbound(db: Database, pageId: string): Promise<FoundSuggestions> {
  const state = await pageIndexOf(db)
  if ('building' in state) return state
  const dismissed = await findDismissed(db, { to: pageId })
  const isUnwanted = (from: string) => dismissed.has(from)
  const asking = { index: state.index, settings: await findSuggestionSettings(db), isUnwanted }
  const candidates = inboundCandidates(state.index, pageId)
  const ends = new Map<string, NamedEnd>()
  const waiting = new Set<string>()
  const found: Suggestion[] = []
  for (let start = 0; start < candidates.length; start += SLICE) {
    const texts = await findSiteTexts(db, candidates.slice(start, start + SLICE))
    for (const { id, path, title, hasUnpublishedChanges } of texts) {
      ends.set(id, { path, title })
      if (hasUnpublishedChanges) waiting.add(id)
    }
    found.push(...suggestInbound(asking, pageId, texts.map(asSource)))
    await breathe()
  }
  const best = found.sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1)).slice(0, MOST_INBOUND)
  return {
    suggestions: best.flatMap((one) => listed(one, ends.get(one.from), waiting.has(one.from))),
    dismissed: dismissed.size,
  }
}

/** How it wants to be linked itself says nothing about links from it. */
const asSource = (page: Texts) => ({ ...page, keywords: [], isPillar: false })

const toOne = (dismissed: Set<string>) => (_from: string, to: string) => dismissed.has(to)

function listed(suggestion: Suggestion, other: NamedEnd | undefined, isWaiting: boolean): ListedSuggestion[] {
  return other ? [{ ...suggestion, id: `${suggestion.from} ${suggestion.to}`, other, isWaiting }] : []
}

/** Of the pages that visitors can see now: the index may be some moments older. */
async function findEnds(db: Database, ids: string[], now = new Date()): Promise<Map<string, NamedEnd>> {
  if (ids.length === 0) return new Map()
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'path', 'title'])
    .where('id', 'in', ids)
    .where('publishedAt', '<=', now)
    .execute()
  return new Map(pages.map(({ id, ...end }) => [id, end]))
}
