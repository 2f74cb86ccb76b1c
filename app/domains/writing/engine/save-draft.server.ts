import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { isSuggestedSlug, numberedSlug } from '../suggested-slug'
import { changeOf } from './audited.server'
import { withBoundLinks, withPaths } from './bound-links.server'
import { cleanContent, flagsOf } from './clean-content.server'
import { notePictures } from './picture-uses.server'
import { refusedFields } from './refused-fields.server'
import { findLastAuthor, keepMetRevision, keepRevision, keepWhatIsThere } from './revisions.server'
import { tableOf, withPieces } from './rows.server'
import { findHeldPiece, holdPiece, PieceIsGone, type StoredPiece } from './stored-piece.server'
import { createRow, lockSlugs, writeRow } from './write-row.server'

const MOST_NAMESAKES = 99

export interface Save<Content extends PieceContent> {
  /** The revision that the writer saw last; 0 for one that is new. */
  basedOn: number
  content: Content
}

export interface CurrentVersion<Content extends PieceContent> {
  revision: number
  content: Content
  savedBy: string
  savedAt: Date
}

export interface Saved {
  revision: number
  savedAt: Date
  /** The address that it got, when the suggested one was taken. */
  slug?: string
  /** What could not be kept, by field; everything else is stored. */
  fieldErrors?: Record<string, string>
}

type SaveResult<Content extends PieceContent> = Saved | { current: CurrentVersion<Content> }

/**
 * Stores what is being written. Nobody writes over what they have not seen: a save based on an older revision changes
 * nothing and is answered with the current one, which then stays in the history.
 */
export async function saveDraft<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  pieceId: string,
  { basedOn, content: sent }: Save<Content>,
  now = new Date(),
): Promise<SaveResult<Content>> {
  const [cleaned, flags] = [cleanContent(kind, sent), flagsOf(sent)]
  return inTransaction(db, async (tx) => {
    const found = await findHeldPiece(tx, kind, pieceId)
    if (!found && basedOn !== 0) throw new PieceIsGone(kind)
    const isNew = !found && (await createRow(tx, kind, pieceId, now))
    const stored = found ?? (await holdPiece(tx, kind, pieceId))
    const content = await withFreeSlug(tx, kind, stored, await withBoundLinks(tx, kind, cleaned))
    const isStale = !isNew && basedOn !== stored.revision
    if (isStale && !isDeepStrictEqual(stored.working, content)) return meet(tx, kind, stored)
    const saved = await store(tx, kind, by, stored, { content, flags, isNew }, now)
    return content.slug === cleaned.slug ? saved : { ...saved, slug: content.slug }
  })
}

interface Storing<Content extends PieceContent> {
  content: Content
  flags: string[]
  isNew?: boolean
  reason?: 'saved' | 'restored'
}

/** Makes this the state that is being written: in the row, or beside it when visitors see or will see the row. */
export async function store<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  by: Actor,
  stored: StoredPiece<Content>,
  storing: Storing<Content>,
  now: Date,
): Promise<Saved> {
  const { flags, isNew = false, reason = 'saved' } = storing
  const fieldErrors = await refusedFields(tx, kind, stored.id, storing.content)
  const content = { ...storing.content, ...keptInstead(fieldErrors, stored.working) }
  const problems = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}
  if (!isNew && isDeepStrictEqual(stored.working, content))
    return { revision: stored.revision, savedAt: stored.savedAt, ...problems }
  const revision = isNew ? stored.revision : stored.revision + 1
  if (!isNew) await keepWhatIsThere(tx, stored)
  await withPieces(tx).updateTable(tableOf(kind)).set({ revision, savedAt: now }).where('id', '=', stored.id).execute()
  if (stored.publishedAt) await writeBeside(tx, stored.id, content, now)
  else {
    await tx.deleteFrom('pieceDrafts').where('pieceId', '=', stored.id).execute()
    await writeRow(tx, kind, stored, { content, publishedAt: null, contentRevision: revision }, now)
  }
  await notePictures(tx, kind, stored.id)
  const kept = await keepRevision(tx, by, { pieceId: stored.id, revision, content, reason, flags }, now)
  if (kept.isNew || kept.newFlags.length > 0) {
    const action = `${kind.name}.${isNew ? 'created' : reason}`
    await recordAction(tx, by, { action, flags: kept.newFlags, ...changeOf(kind, stored, stored.working, content) })
  }
  return { revision, savedAt: now, ...problems }
}

function keptInstead<Content extends PieceContent>(fieldErrors: Record<string, string>, working: Content) {
  return Object.fromEntries(Object.entries(working).filter(([name]) => fieldErrors[name])) as Partial<Content>
}

/** Keeps it beside the row, which stays what visitors see. */
export async function writeBeside(tx: Database, pieceId: string, content: PieceContent, now: Date) {
  const values = { content: JSON.stringify(content), savedAt: now }
  await tx
    .insertInto('pieceDrafts')
    .values({ pieceId, ...values })
    .onConflict((conflict) => conflict.column('pieceId').doUpdateSet(values))
    .execute()
}

/** Two versions meet: the stored one is answered, and stays in the history whatever is decided. */
export async function meet<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  stored: StoredPiece<Content>,
): Promise<{ current: CurrentVersion<Content> }> {
  await keepMetRevision(tx, stored)
  const { revision, working, savedAt } = stored
  const content = await withPaths(tx, kind, working)
  return { current: { revision, content, savedBy: await findLastAuthor(tx, stored.id, revision), savedAt } }
}

/** A suggested address that another piece has already gives way to the next free one. Who chose an address is asked. */
async function withFreeSlug<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  { id, publishedAt }: StoredPiece,
  content: Content,
): Promise<Content> {
  if (publishedAt || content.slug === '' || !isSuggestedSlug(content)) return content
  await lockSlugs(tx, kind, [content.slug])
  const wanted = [content.slug]
  for (let number = 2; number <= MOST_NAMESAKES; number++) wanted.push(numberedSlug(content.slug, number))
  const taken = await withPieces(tx)
    .selectFrom(tableOf(kind))
    .select('slug')
    .where('slug', 'in', wanted)
    .where('id', '!=', id)
    .execute()
  const free = wanted.find((slug) => !kind.ownerOf?.(slug) && !taken.some((other) => other.slug === slug))
  return { ...content, slug: free ?? content.slug }
}
