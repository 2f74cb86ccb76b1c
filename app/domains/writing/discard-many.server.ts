import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { findEverRecorded } from '~/domains/audit/recorded.server'
import { addressesChanged } from '~/domains/crawlers/changed-addresses.server'
import { hidePages } from '~/domains/pages/commands.server'
import { findPagePaths } from '~/domains/pages/links.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Cause } from './create-many.server'
import { deletePieces } from './engine/delete-pieces.server'
import { subjectOf, tableOf, withPieces } from './engine/rows.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** What becomes of each piece: gone for good, in the trash, or left because somebody has saved it or put it away since. */
export type Discarded = Map<string, 'deleted' | 'trashed' | 'changed'>

interface Expected {
  id: string
  /** A piece at another revision is left alone. */
  revision: number
}

interface Held {
  id: string
  slug: string
  revision: number
  publishedAt: Date | null
  deletedAt: Date | null
}

/**
 * Takes many pieces away again, with a few statements for all of them and one entry of the audit log: those that visitors
 * could never see are deleted for good, the others go into the trash. Pieces that are not there any more are not in
 * the answer.
 */
export async function discardMany<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  { by, cause }: { by: Actor; cause: Cause },
  expected: Expected[],
  now = new Date(),
): Promise<Discarded> {
  return inTransaction(db, async (tx) => {
    const held = await holdMany(tx, kind, expected)
    const wanted = new Map(expected.map(({ id, revision }) => [id, revision]))
    const fates: Discarded = new Map()
    for (const { id, deletedAt } of held) fates.set(id, deletedAt ? 'trashed' : 'changed')
    const asMade = held.filter(({ id, revision, deletedAt }) => !deletedAt && wanted.get(id) === revision)
    const seen = await everSeen(tx, kind, asMade, now)
    const deleted = await deleteThoseThatCanGo(
      tx,
      kind,
      asMade.filter(({ id }) => !seen.has(id)),
    )
    const others = asMade.filter(({ id }) => !deleted.has(id))
    await moveManyToTrash(tx, kind, others, now)
    for (const id of deleted) fates.set(id, 'deleted')
    for (const { id } of others) fates.set(id, 'trashed')
    const after = { pieces: asMade.length }
    if (asMade.length > 0) await recordAction(tx, by, { action: `${kind.name}s.discarded`, ...cause, after })
    return fates
  })
}

function holdMany<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  expected: Expected[],
): Promise<Held[]> {
  return withPieces(tx)
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', 'revision', 'publishedAt', 'deletedAt'])
    .where(
      'id',
      'in',
      expected.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Which of them visitors see, or may have seen: the audit log knows of each that came out. */
async function everSeen(tx: Database, { name }: Pick<PieceKind, 'name'>, pieces: Held[], now: Date) {
  const seen = new Set(pieces.filter(({ publishedAt }) => publishedAt && publishedAt <= now).map(({ id }) => id))
  const subjects = pieces.map(({ id }) => subjectOf({ name }, id))
  const published = await findEverRecorded(tx, subjects, [`${name}.published`, `${name}.published on schedule`])
  for (const subject of published) seen.add(subject.slice(name.length + 1))
  return seen
}

/** All at once, or one by one when one of them cannot go. */
async function deleteThoseThatCanGo<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: Held[],
) {
  if (await deletePieces(tx, kind, pieces)) return new Set(pieces.map(({ id }) => id))
  const deleted = new Set<string>()
  if (pieces.length > 1) {
    for (const piece of pieces) if (await deletePieces(tx, kind, [piece])) deleted.add(piece.id)
  }
  return deleted
}

async function moveManyToTrash<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: Held[],
  now: Date,
) {
  const ids = pieces.map(({ id }) => id)
  if (ids.length === 0) return
  await withPieces(tx)
    .updateTable(tableOf(kind))
    .set({ publishedAt: null, deletedAt: now, updatedAt: now })
    .where('id', 'in', ids)
    .execute()
  const wasOut = pieces.filter(({ publishedAt }) => publishedAt && publishedAt <= now).map(({ id }) => id)
  await addressesChanged(tx, [...(await findPagePaths(tx, wasOut)).values()], now)
  await hidePages(tx, ids, now)
  await contentChanged(tx, kind.listTag, ...ids.map((id) => subjectOf(kind, id)))
}
