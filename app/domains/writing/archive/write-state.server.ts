import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
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
import { noteKnownLinks } from './note-known-links.server'
import type { PieceState } from './piece-state'

/**
 * Makes the piece exactly this, new or in place of what has its id, with everything that hangs on it. `hasOpenLinks` says
 * that it links to pages that are not here, or not yet.
 */
export async function writeState<Content extends PieceContent>(
  tx: Database,
  { kind, kept }: PieceArchive<Content>,
  by: Actor,
  state: PieceState<Content>,
  now: Date,
) {
  const { id, content, draft } = state
  const stored = await findHeldPiece(tx, kind, id)
  if (stored) {
    await giveWayToImport(tx, kind, id)
    await forgetSettings(tx, kind.pathOf(slugOf(id, stored.row)))
  }
  const contentRevision = (stored?.revision ?? 0) + 1
  const [slug, publishedAt] = [slugOf(id, content), state.publishedAt && new Date(state.publishedAt)]
  await upsertRow(tx, kind, {
    ...{ id, ...kind.columnsOf(content), ...pick(state.kept, Object.keys(kept)), slug },
    ...pick(state, ['createdAt', 'updatedAt', 'savedAt', 'publishedAt', 'deletedAt']),
    ...{ contentRevision, revision: contentRevision + (draft ? 1 : 0) },
  })
  if (draft) {
    const values = { pieceId: id, content: JSON.stringify(draft.content), savedAt: draft.savedAt }
    await tx.insertInto('pieceDrafts').values(values).execute()
  }
  const path = kind.pathOf(slug)
  await registerPage(tx, { id, kind: kind.name, path, title: content.title, publishedAt: publishedAt || null }, now)
  const hasOpenLinks = await noteKnownLinks(tx, { kind }, state)
  await notePictures(tx, kind, id)
  await announceLater(tx, kind, id, publishedAt || null, now)
  await recordAction(tx, by, {
    ...{ action: `${kind.name}.imported`, subject: subjectOf(kind, id), title: content.title },
    flags: flagsOf(draft ? { ...content, draft: draft.content } : content),
    after: { slug, revision: contentRevision, publishedAt: state.publishedAt },
  })
  if (stored?.publishedAt || publishedAt) await contentChanged(tx, kind.listTag, subjectOf(kind, id))
  return { hasOpenLinks }
}

async function upsertRow(tx: Database, kind: Parameters<typeof tableOf>[0], row: { id: string; slug: string }) {
  await withPieces(tx)
    .insertInto(tableOf(kind))
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

function pick(from: object, names: string[]) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
