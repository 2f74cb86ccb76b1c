import type { Actor } from '~/domains/audit/actor'
import { recordActions } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { TooManyTags } from '~/rich-text/clean.server'
import { cleanContent, flagsOf } from './engine/clean-content.server'
import { subjectOf } from './engine/rows.server'
import { type NewState, writeNewPieces } from './engine/write-new.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** A piece that comes from elsewhere, with its dates. */
export type IncomingPiece<Content extends PieceContent> = NewState<Content>

/** What may be stored of content that comes from elsewhere, or sentences about why nothing may. */
export function acceptContent<Content extends PieceContent>(kind: PieceKind<Content>, given: Content) {
  const parsed = kind.schema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.map(({ message }) => message) }
  try {
    return { content: cleanContent(kind, parsed.data), flags: flagsOf(parsed.data) }
  } catch (error) {
    if (error instanceof TooManyTags) return { problems: [error.message] }
    throw error
  }
}

/** Adds pieces that nobody here knows, as part of `tx`; their slugs must be free. */
export async function addPieces<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  by: Actor,
  pieces: IncomingPiece<Content>[],
  now = new Date(),
) {
  await writeNewPieces(tx, kind, pieces, {}, now)
  const done = pieces.map(({ id, content, publishedAt, flags }) => ({
    action: `${kind.name}.imported`,
    subject: subjectOf(kind, id),
    title: content.title,
    flags,
    after: { slug: content.slug, publishedAt },
  }))
  await recordActions(tx, by, done)
}
