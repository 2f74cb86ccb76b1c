import type { Actor } from '~/domains/audit/actor'
import type { PageKind } from '~/domains/pages/page'
import { changePublishedTexts } from '~/domains/writing/published-texts.commands.server'
import { PieceWasTouched } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { type PlacedLink, placeLinks, removeLinks, TextHasChanged } from '../engine/placing/apply'
import type { Placement } from '../engine/placing/page-plan'
import { linkedKinds } from './linked-kinds.server'

/** A piece at the revision at which its texts were read. */
export interface PageAt {
  id: string
  kind: PageKind
  revision: number
}

/** Which of the texts of a piece it belongs to. */
export interface InText {
  text: number
}

export type PlacedInText = PlacedLink & InText

/**
 * Puts links into the stored texts of a public piece; visitors see them at once. Answers its new revision and what
 * `removeFromPage` needs. @throws PieceWasTouched with the reason when it is not as it was read, PieceIsGone
 */
export async function placeInPage(
  db: Database,
  by: Actor,
  page: PageAt,
  placements: readonly (Placement & InText)[],
  now = new Date(),
): Promise<{ revision: number; placed: PlacedInText[] }> {
  const placed: PlacedInText[] = []
  const change = (html: string, text: number) => {
    const result = placeLinks(
      html,
      placements.filter((placement) => placement.text === text),
    )
    placed.push(...result.placed.map((link) => ({ ...link, text })))
    return result.html
  }
  const revision = await changeTexts(db, by, page, { change, deed: 'linked' }, now)
  return { revision, placed }
}

/** Takes links out again that `placeInPage` put there, while the piece is as that left it. Throws as it does. */
export async function removeFromPage(
  db: Database,
  by: Actor,
  page: PageAt,
  placed: readonly PlacedInText[],
  now = new Date(),
): Promise<number> {
  const change = (html: string, text: number) =>
    removeLinks(
      html,
      placed.filter((link) => link.text === text),
    )
  return changeTexts(db, by, page, { change, deed: 'unlinked' }, now)
}

interface EachText {
  change: (html: string, text: number) => string
  deed: string
}

async function changeTexts(db: Database, by: Actor, page: PageAt, { change, deed }: EachText, now: Date) {
  const { kind } = linkedKinds[page.kind]
  try {
    return await changePublishedTexts(db, kind, by, page, { change: (texts) => texts.map(change), deed }, now)
  } catch (error) {
    // an import may lead the links of a text elsewhere without a revision
    if (error instanceof TextHasChanged) throw new PieceWasTouched('has another text by now')
    throw error
  }
}
