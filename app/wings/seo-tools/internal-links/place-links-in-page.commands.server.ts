import type { Database } from '~/platform/database/database.server'
import { EntryModified } from '~/wings/publishing/writing/if-unmodified.commands.server'
import { replacePublishedTexts } from '~/wings/publishing/writing/replace-published-texts.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { PageKind } from '~/wings/web/pages/page'
import type { Placement } from './engine/placing/page-plan'
import { type PlacedLink, placeLinks, removeLinks, TextHasChanged } from './engine/placing/place-links'
import { linkableTypes } from './linkable-types.server'

/** A piece at the revision at which its texts were read. */
export interface PageRevision {
  id: string
  kind: PageKind
  revision: number
}

/** Which of the texts of a piece it belongs to. */
export interface TextPosition {
  text: number
}

export type PlacedTextLink = PlacedLink & TextPosition

/**
 * Puts links into the stored texts of a public piece; visitors see them at once. Answers its new revision and what
 * `removeLinksFromPage` needs. @throws EntryModified with the reason when it is not as it was read, EntryNotFound
 */
export async function placeLinksInPage(
  db: Database,
  by: Actor,
  page: PageRevision,
  placements: readonly (Placement & TextPosition)[],
  now = new Date(),
): Promise<{ revision: number; placed: PlacedTextLink[] }> {
  const placed: PlacedTextLink[] = []
  const change = (html: string, text: number) => {
    const result = placeLinks(
      html,
      placements.filter((placement) => placement.text === text),
    )
    placed.push(...result.placed.map((link) => ({ ...link, text })))
    return result.html
  }
  const revision = await changeTexts(db, by, page, { change, action: 'linked' }, now)
  return { revision, placed }
}

/** Takes links out again that `placeLinksInPage` put there, while the piece is as that left it. Throws as it does. */
export async function removeLinksFromPage(
  db: Database,
  by: Actor,
  page: PageRevision,
  placed: readonly PlacedTextLink[],
  now = new Date(),
): Promise<number> {
  const change = (html: string, text: number) =>
    removeLinks(
      html,
      placed.filter((link) => link.text === text),
    )
  return changeTexts(db, by, page, { change, action: 'unlinked' }, now)
}

interface TextChange {
  change: (html: string, text: number) => string
  action: string
}

async function changeTexts(db: Database, by: Actor, page: PageRevision, { change, action }: TextChange, now: Date) {
  const { kind } = linkableTypes[page.kind]
  try {
    return await replacePublishedTexts(db, kind, by, page, { change: (texts) => texts.map(change), action }, now)
  } catch (error) {
    // an import may lead the links of a text elsewhere without a revision
    if (error instanceof TextHasChanged) throw new EntryModified('has changed since then')
    throw error
  }
}
