import type { Database } from '~/platform/database/database.server'
import { NotesFull, TooManyNotes, TooManyPinned } from './errors'

export const MOST_NOTES = 10_000
/** They all stand at the head of the list's first page. */
export const MOST_PINNED = 50
/** Of one person, the trash included. */
export const MOST_BYTES = 100_000_000
const MOST_WITH_TRASH = 2 * MOST_NOTES

/** @throws TooManyNotes, NotesFull */
export async function requireRoom(tx: Database, userId: string) {
  const { count, all, bytes } = await tx
    .selectFrom('notes')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('deletedAt', 'is', null).as('count'),
      fn.countAll<string>().as('all'),
      fn.sum<string | null>('size').as('bytes'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_NOTES) throw new TooManyNotes(MOST_NOTES)
  if (Number(all) >= MOST_WITH_TRASH || Number(bytes) >= MOST_BYTES) throw new NotesFull()
}

// what weighs less is held by the number of notes
const LARGE = 20_000

/** Whether a text may grow from this size to that one. @throws NotesFull */
export async function requireRoomToGrow(tx: Database, userId: string, { from, to }: { from: number; to: number }) {
  if (to <= from || to < LARGE) return
  const { bytes } = await tx
    .selectFrom('notes')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(bytes) + to - from > MOST_BYTES) throw new NotesFull()
}

/** @throws TooManyPinned */
export async function requireRoomToPin(tx: Database, userId: string) {
  if (!(await hasRoomToPin(tx, userId))) throw new TooManyPinned(MOST_PINNED)
}

export async function hasRoomToPin(tx: Database, userId: string) {
  const { count } = await tx
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('pinnedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count) < MOST_PINNED
}
