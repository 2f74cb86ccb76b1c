import type { Database } from '../database/database.server'

// a hundred errors and a hundred slow operations
const MAX_LISTED_REPORTS = 200

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

/** How many errors and slow operations there were since a moment, as far as they are kept. */
export async function countErrorReports(db: Database, since: Date) {
  const rows = await db
    .selectFrom('errorReports')
    .select((from) => ['kind', from.fn.countAll<number>().as('count')])
    .where('clearedAt', 'is', null)
    .where('occurredAt', '>', since)
    .groupBy('kind')
    .execute()
  const countOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.count ?? 0
  return { errors: countOf('error'), slow: countOf('slow') }
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
