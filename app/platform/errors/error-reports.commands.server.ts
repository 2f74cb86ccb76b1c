import type { Database } from '../database/database.server'

// a hundred errors and a hundred slow operations
const MAX_LISTED_REPORTS = 200
// once or twice is a cold cache or a busy machine, about which nobody can do anything
const MIN_SLOW_TIMES = 3

interface ReportFilter {
  source?: 'server' | 'browser'
  kind?: 'error' | 'slow'
}

export type StoredErrorReport = Awaited<ReturnType<typeof listErrorReports>>[number]

/** The reports that are kept and not cleared, newest first: a hundred of each kind at most. */
export function listErrorReports(db: Database, { source, kind }: ReportFilter = {}) {
  return db
    .selectFrom('errorReports')
    .select(['id', 'source', 'kind', 'reference', 'message', 'stack', 'pagePath', 'durationMs', 'occurredAt'])
    .where('clearedAt', 'is', null)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('occurredAt', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED_REPORTS)
    .execute()
}

/** How many errors there were since a moment, and how many operations were slow three times or more, as far as they are kept. */
export async function countErrorReports(db: Database, since: Date) {
  const rows = await db
    .selectFrom('errorReports')
    .select((from) => ['kind', 'message', from.fn.countAll<number>().as('count')])
    .where('clearedAt', 'is', null)
    .where('occurredAt', '>', since)
    .groupBy(['kind', 'message'])
    .execute()
  const errors = rows.filter(({ kind }) => kind === 'error').reduce((sum, { count }) => sum + count, 0)
  const repeatedlySlow = rows.filter(({ kind, count }) => kind === 'slow' && count >= MIN_SLOW_TIMES).length
  return { errors, repeatedlySlow }
}

/** Takes every report off the list. Answers the moment by which they can be brought back, and how many there were. */
export async function clearErrorReports(tx: Database, clearedAt = new Date()) {
  const { numUpdatedRows } = await tx
    .updateTable('errorReports')
    .set({ clearedAt })
    .where('clearedAt', 'is', null)
    .executeTakeFirst()
  return { clearedAt, count: Number(numUpdatedRows) }
}

export async function restoreErrorReports(tx: Database, clearedAt: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('errorReports')
    .set({ clearedAt: null })
    .where('clearedAt', '=', clearedAt)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
