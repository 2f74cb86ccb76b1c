import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { Placement } from '../engine/placing/page-plan'
import { findLinkPlacement } from '../engine/suggestions/find-link-placement'
import { type ParsedText, parseText } from '../engine/text/parse-text'
import { placeLinksInPage, removeLinksFromPage, type TextPosition } from '../place-links-in-page.commands.server'
import { findPublicPageTexts, type PublicPageTexts } from '../public-page-texts.queries.server'
import type { AcceptedSuggestion, LinkedEntries } from './suggestion-forms'

interface RefusedLink {
  from: string
  to: string
  reason: string
}

export interface AcceptResult {
  pages: LinkedEntries
  links: number
  refused: RefusedLink[]
}

/**
 * Makes links of suggestions, page by page; visitors see them at once. What cannot be linked any more is answered with its
 * reason, and does not keep the others from it.
 */
export async function acceptSuggestions(db: Database, by: Actor, chosen: AcceptedSuggestion[]): Promise<AcceptResult> {
  const accepted: AcceptResult = { pages: [], links: 0, refused: [] }
  const targets = await findPublicPageIds(
    db,
    chosen.map(({ to }) => to),
  )
  for (const [from, links] of Map.groupBy(chosen, (one) => one.from)) {
    const [page] = await findPublicPageTexts(db, [from])
    const { placements, refused } = page ? findPlacements(page, links, targets) : allRefused(links, PAGE_IS_GONE)
    const linked = page && placements.length > 0 ? await linkPage(db, by, page, placements) : undefined
    if (typeof linked === 'string') accepted.refused.push(...allRefused(links, linked).refused)
    else accepted.refused.push(...refused)
    if (typeof linked === 'object') accepted.pages.push(linked)
  }
  accepted.links = accepted.pages.reduce((sum, { placed }) => sum + placed.length, 0)
  return accepted
}

const PAGE_IS_GONE = 'The page is no longer public.'
const TEXT_IS_GONE = 'The text has changed since then.'
const TARGET_IS_GONE = 'The target page is not public.'
const ANCHOR_ALREADY_LINKED = 'This text is already part of a link.'

function allRefused(links: AcceptedSuggestion[], reason: string) {
  return { placements: [], refused: links.map(({ from, to }) => ({ from, to, reason })) }
}

/** The page as it was linked, or why it was not. */
async function linkPage(db: Database, by: Actor, page: PublicPageTexts, placements: (Placement & TextPosition)[]) {
  try {
    const { revision, placed } = await placeLinksInPage(db, by, page, placements)
    return { id: page.id, kind: page.kind, revision, placed }
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}

function findPlacements({ id, texts }: PublicPageTexts, links: AcceptedSuggestion[], targets: ReadonlySet<string>) {
  const placements: (Placement & TextPosition)[] = []
  const refused: RefusedLink[] = []
  const read = texts.map(parseText)
  for (const link of links) {
    const { from, to, text } = link
    const place = to === id || !targets.has(to) ? TARGET_IS_GONE : findPlacement(read[text], link)
    const isTaken =
      typeof place === 'object' && placements.some((other) => other.text === text && overlaps(other, place))
    if (typeof place === 'string') refused.push({ from, to, reason: place })
    else if (isTaken) refused.push({ from, to, reason: ANCHOR_ALREADY_LINKED })
    else placements.push({ ...place, text })
  }
  return { placements, refused }
}

function findPlacement(text: ParsedText | undefined, link: AcceptedSuggestion) {
  return text ? findLinkPlacement(text, { quoted: link.quoted, words: link.words, toPage: link.to }) : TEXT_IS_GONE
}

const overlaps = (a: Placement, b: Placement) => a.start < b.end && b.start < a.end

/** Takes links out again that were accepted, where nobody has changed the text since; answers why not where it was. */
export async function undoAcceptedLinks(db: Database, by: Actor, pages: LinkedEntries) {
  const refused: string[] = []
  for (const { placed, ...page } of pages) {
    try {
      await removeLinksFromPage(db, by, page, placed)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push(error.message)
    }
  }
  return { pages: pages.length - refused.length, refused }
}

async function findPublicPageIds(db: Database, ids: string[], now = new Date()) {
  const pages = await db
    .selectFrom('pages')
    .select('id')
    .where('id', 'in', ids)
    .where('publishedAt', '<=', now)
    .execute()
  return new Set(pages.map(({ id }) => id))
}
