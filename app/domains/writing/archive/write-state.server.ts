import type { Actor } from '~/domains/audit/actor'
import { type Action, recordAction } from '~/domains/audit/commands.server'
import { registerPage } from '~/domains/pages/commands.server'
import { forgetSettings } from '~/domains/seo/search-fields.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { giveWayToImport } from '../before-import.server'
import { announceLater } from '../engine/announce-publication.server'
import { flagsOf } from '../engine/clean-content.server'
import { notePictures } from '../engine/picture-uses.server'
import { subjectOf, tableOf, withPieces } from '../engine/rows.server'
import { findHeldPiece, slugOf } from '../engine/stored-piece.server'
import type { PieceContent } from '../piece'
import type { PieceArchive } from '../piece-archive.server'
import type { PieceKind } from '../piece-kind.server'
import { noteKnownLinks } from './note-known-links.server'
import type { PieceState } from './piece-state'

/**
 * Makes the piece exactly this, new or in place of what has its id, with everything that hangs on it. `hasOpenLinks` says
 * that it links to pages that are not here, or not yet.
 */
export async function writeState<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  by: Actor,
  state: PieceState<Content>,
  now: Date,
) {
  const { kind } = archive
  const { id, draft } = state
  const stored = await findHeldPiece(tx, kind, id)
  if (stored) {
    await giveWayToImport(tx, kind, id)
    await forgetSettings(tx, kind.pathOf(slugOf(id, stored.row)))
  }
  const contentRevision = (stored?.revision ?? 0) + 1
  await upsertRow(tx, kind, rowOf(archive, state, contentRevision))
  if (draft) await tx.insertInto('pieceDrafts').values(draftOf(id, draft)).execute()
  const page = pageOf(kind, state)
  await registerPage(tx, page, now)
  const hasOpenLinks = await noteKnownLinks(tx, { kind }, state)
  await notePictures(tx, kind, id)
  await announceLater(tx, kind, id, page.publishedAt, now)
  await recordAction(tx, by, importOf(kind, state, contentRevision))
  if (stored?.publishedAt || page.publishedAt) await contentChanged(tx, kind.listTag, subjectOf(kind, id))
  return { hasOpenLinks }
}

async function upsertRow(tx: Database, kind: Parameters<typeof tableOf>[0], row: { id: string; slug: string }) {
  await withPieces(tx)
    .insertInto(tableOf(kind))
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The row of a piece whose content has this revision. */
export function rowOf<Content extends PieceContent>(
  { kind, kept }: Pick<PieceArchive<Content>, 'kind' | 'kept'>,
  state: PieceState<Content>,
  contentRevision: number,
) {
  const { id, content, draft } = state
  return {
    id,
    ...kind.columnsOf(content),
    ...pick(state.kept, Object.keys(kept)),
    slug: slugOf(id, content),
    ...pick(state, ['createdAt', 'updatedAt', 'savedAt', 'publishedAt', 'deletedAt']),
    contentRevision,
    revision: contentRevision + (draft ? 1 : 0),
  }
}

/** Changes that wait to be published, as a row. */
export function draftOf(pieceId: string, { content, savedAt }: { content: PieceContent; savedAt: string }) {
  return { pieceId, content: JSON.stringify(content), savedAt }
}

/** Where it lives, for the register of addresses. */
export function pageOf<Content extends PieceContent>(kind: PieceKind<Content>, state: PieceState<Content>) {
  const { id, content, publishedAt } = state
  const path = kind.pathOf(slugOf(id, content))
  return { id, kind: kind.name, path, title: content.title, publishedAt: publishedAt ? new Date(publishedAt) : null }
}

/** What the audit log says of it. */
export function importOf<Content extends PieceContent>(
  kind: PieceKind<Content>,
  { id, content, draft, publishedAt }: PieceState<Content>,
  revision: number,
): Action {
  return {
    action: `${kind.name}.imported`,
    subject: subjectOf(kind, id),
    title: content.title,
    flags: flagsOf(draft ? { ...content, draft: draft.content } : content),
    after: { slug: slugOf(id, content), revision, publishedAt },
  }
}

function pick(from: object, names: string[]) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
