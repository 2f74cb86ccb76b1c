import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import type { PieceKind } from '../piece-kind.server'
import { publish, withdraw } from './publication.server'
import { putBack } from './put-back.server'
import { tableOf, titleOf, withPieces } from './rows.server'
import { holdPiece } from './stored-piece.server'
import { moveToTrash, takeFromTrash } from './trash.server'

export const MOST_AT_ONCE = 200

/** What a piece was before something was done with it: enough to put it back. */
export const beforeState = z.object({
  id: z.uuid(),
  revision: z.int(),
  contentRevision: z.int(),
  publishedAt: z.coerce.date().nullable(),
  deletedAt: z.coerce.date().nullable(),
})

export type BeforeState = z.infer<typeof beforeState>

export const bulkDeeds = ['publish', 'withdraw', 'delete', 'restore'] as const
export type BulkDeed = (typeof bulkDeeds)[number]

export interface BulkReport {
  done: BeforeState[]
  refused: { id: string; title: string; reason: string }[]
}

type Deed = (tx: Database, kind: PieceKind, by: Actor, id: string, now: Date) => Promise<unknown>

const deeds: Record<BulkDeed, Deed> = {
  publish: (tx, kind, by, id, now) => publish(tx, kind, by, id, {}, now),
  withdraw,
  delete: moveToTrash,
  restore: (tx, kind, by, id) => takeFromTrash(tx, kind, by, id),
}

/** Does the same with many pieces. One that refuses is named, the others are done; all of it is one transaction. */
export function doWithMany(
  db: Database,
  kind: PieceKind,
  by: Actor,
  { deed, ids }: { deed: BulkDeed; ids: string[] },
  now = new Date(),
) {
  return inTransaction(db, (tx) =>
    eachPiece(tx, kind, ids, async (inner, id) => {
      const before = await stateOf(inner, kind, id)
      await deeds[deed](inner, kind, by, id, now)
      return before
    }),
  )
}

/** Undo: puts pieces back into the states that they had before. One that was changed since is left alone, and named. */
export function putManyBack(db: Database, kind: PieceKind, by: Actor, states: BeforeState[], now = new Date()) {
  return inTransaction(db, (tx) => {
    const byId = new Map(states.map((state) => [state.id, state]))
    return eachPiece(tx, kind, [...byId.keys()], async (inner, id) => {
      const before = await stateOf(inner, kind, id)
      await putBack(inner, kind, by, byId.get(id) as BeforeState, now)
      return before
    })
  })
}

async function eachPiece(
  tx: Database,
  kind: PieceKind,
  ids: string[],
  work: (tx: Database, id: string) => Promise<BeforeState>,
) {
  const report: BulkReport = { done: [], refused: [] }
  // always in the same order, so that two who do this at once wait for each other instead of locking each other
  for (const id of [...new Set(ids)].sort()) {
    try {
      report.done.push(await inTransaction(tx, (inner) => work(inner, id)))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      report.refused.push({ id, title: await findTitle(tx, kind, id), reason: reasonOf(error) })
    }
  }
  return report
}

/** Why something was refused, with every field that is wrong. */
export function reasonOf(error: DomainError) {
  return error instanceof WrongFields ? Object.values(error.fields).join(' ') : error.message
}

async function stateOf(tx: Database, kind: PieceKind, id: string): Promise<BeforeState> {
  const { revision, contentRevision, publishedAt, deletedAt } = await holdPiece(tx, kind, id)
  return { id, revision, contentRevision, publishedAt, deletedAt }
}

async function findTitle(tx: Database, kind: PieceKind, id: string) {
  const found = await withPieces(tx)
    .selectFrom(`${tableOf(kind)} as piece`)
    .select(titleOf(kind))
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.title || 'Untitled'
}
