import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import type { FindingFilter } from './finding-filter'
import { listFindings } from './findings.queries.server'
import { getKnownCheck } from './known-checks'

const BATCH_SIZE = 200

/** What an audit found as lines of a table; a few are in memory at a time. */
export async function* findingCsvLines(db: Database, auditId: string, filter: FindingFilter): AsyncGenerator<string> {
  yield formatCsvRow(['Page', 'Title', 'Type', 'Check', 'Rating', 'Change', 'Finding', 'How to fix'])
  let after: string | null | undefined
  do {
    const place = after ? { after } : {}
    const found = await listFindings(db, { auditId, filter, place, size: BATCH_SIZE })
    for (const { path, title, kind, check, rating, change, sentence, fix } of found.rows) {
      yield formatCsvRow([path, title, kind, getKnownCheck(check).label, rating, change, sentence, fix])
    }
    after = found.after
  } while (after)
}
