import { sql } from 'kysely'
import { activeRunStates } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/time/dates'
import { deleteUnusedDataTables } from './data-tables.commands.server'
import { AI_TEXT_RETENTION_DAYS, CHECK_RETENTION_DAYS } from './run'

/** Lets go checks that nobody made pages of, what the AI has written for runs that need it no more, and tables that were only looked at. */
export async function deleteOldRuns(db: Database, now = new Date()) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await inTransaction(db, (tx) => deleteOldChecks(tx, daysAgo(CHECK_RETENTION_DAYS)))
  await inTransaction(db, (tx) => deleteOldAiTexts(tx, daysAgo(AI_TEXT_RETENTION_DAYS)))
  await deleteUnusedDataTables(db, daysAgo(1))
}

async function deleteOldChecks(tx: Database, before: Date) {
  await tx
    .deleteFrom('bulkRuns')
    .where('phase', 'in', ['generate', 'plan'])
    .where('state', 'not in', activeRunStates)
    .where('touchedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('bulkRuns as later').select('later.id').whereRef('later.updatesRunId', '=', 'bulkRuns.id')),
      ),
    )
    .execute()
}

/**
 * A run needs the answers to its questions until it is undone: while it has still to make its pages, and as long as its
 * template is there, for its pages can be brought up to date then.
 */
async function deleteOldAiTexts(tx: Database, before: Date) {
  await sql`
    delete from bulk_ai_texts where requested_at < ${before} and not exists (
      select from bulk_runs as run where run.template_id = bulk_ai_texts.template_id
        and jsonb_exists(run.instructions, bulk_ai_texts.variable)
        and (run.touched_at >= ${before} or (
          not (run.phase = 'undo' and run.state = 'completed')
          and (run.phase in ('generate', 'plan', 'make')
            or exists (select from content_templates as template where template.id = run.template_id)))))`.execute(tx)
}
