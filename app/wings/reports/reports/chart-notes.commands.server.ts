import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { type ChartNote, MAX_CHART_NOTES } from './chart-note'

const columns = ['id', 'day', 'text'] as const

/** Writes a note. Answers what stood there, null for a new one. @throws DomainError 409 when there are too many. */
export function saveChartNote(db: Database, by: Actor, note: ChartNote): Promise<{ before: ChartNote | null }> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('chart notes', 0))`.execute(tx)
    const before = await tx.selectFrom('chartNotes').select(columns).where('id', '=', note.id).executeTakeFirst()
    if (!before) await assertNoteCapacity(tx)
    await tx
      .insertInto('chartNotes')
      .values(note)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ day: note.day, text: note.text }))
      .execute()
    await recordAction(tx, by, { ...auditAction(before ? 'changed' : 'written', note), before, after: note })
    return { before: before ?? null }
  })
}

/** Puts a note in place of what it was. @throws DomainError 404 when it was removed meanwhile, which must not bring it back. */
export function updateChartNote(db: Database, by: Actor, note: ChartNote): Promise<{ before: ChartNote }> {
  return inTransaction(db, async (tx) => {
    const found = tx.selectFrom('chartNotes').select(columns).where('id', '=', note.id).forUpdate()
    const before = await found.executeTakeFirst()
    if (!before) throw chartNoteIsGone()
    await saveChartNote(tx, by, note)
    return { before }
  })
}

/** Answers the note, which brings it back. @throws DomainError 404 when it is gone. */
export function removeChartNote(db: Database, by: Actor, id: string): Promise<ChartNote> {
  return inTransaction(db, async (tx) => {
    const note = await tx.deleteFrom('chartNotes').where('id', '=', id).returning(columns).executeTakeFirst()
    if (!note) throw chartNoteIsGone()
    await recordAction(tx, by, { ...auditAction('removed', note), before: note })
    return note
  })
}

export function chartNoteIsGone() {
  return new DomainError('This note has been deleted.', 404)
}

async function assertNoteCapacity(tx: Database) {
  const { count } = await tx
    .selectFrom('chartNotes')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_CHART_NOTES)
    throw new DomainError(`The limit of ${MAX_CHART_NOTES} notes is reached. Delete old notes first.`, 409)
}

function auditAction(done: string, { id, text }: ChartNote) {
  return { action: `chart-note.${done}`, subject: `chart-note:${id}`, title: text }
}
