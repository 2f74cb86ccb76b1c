import type { Database } from '~/platform/database/database.server'
import { NotesQuotaReached, TooManyNotes, TooManyPinnedNotes } from './errors'

export const MAX_NOTES = 10_000
/** They all stand at the head of the list's first page. */
export const MAX_PINNED_NOTES = 50
/** Of one person, the trash included. */
export const MAX_NOTES_BYTES = 100_000_000
const MAX_NOTES_WITH_TRASH = 2 * MAX_NOTES

/** @throws TooManyNotes, NotesQuotaReached */
export async function requireNoteQuota(tx: Database, userId: string) {
  const { count, all, bytes } = await tx
    .selectFrom('notes')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('deletedAt', 'is', null).as('count'),
      fn.countAll<string>().as('all'),
      fn.sum<string | null>('size').as('bytes'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_NOTES) throw new TooManyNotes(MAX_NOTES)
  if (Number(all) >= MAX_NOTES_WITH_TRASH || Number(bytes) >= MAX_NOTES_BYTES) throw new NotesQuotaReached()
}

// what weighs less is held by the number of notes
const LARGE_NOTE_BYTES = 20_000

/** Whether a text may grow from this size to that one. @throws NotesQuotaReached */
export async function requireByteQuota(tx: Database, userId: string, { from, to }: { from: number; to: number }) {
  if (to <= from || to < LARGE_NOTE_BYTES) return
  const { bytes } = await tx
    .selectFrom('notes')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(bytes) + to - from > MAX_NOTES_BYTES) throw new NotesQuotaReached()
}

/** @throws TooManyPinnedNotes */
export async function requirePinQuota(tx: Database, userId: string) {
  if (!(await hasPinQuota(tx, userId))) throw new TooManyPinnedNotes(MAX_PINNED_NOTES)
}

export async function hasPinQuota(tx: Database, userId: string) {
  const { count } = await tx
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('pinnedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count) < MAX_PINNED_NOTES
}
