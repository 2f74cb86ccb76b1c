import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import type { FindingFilter } from './finding-filter'
import { aboutCheck } from './known-checks'
import { listFindings } from './list-findings.server'

const AT_ONCE = 200

/** What an audit found as lines of a table; a few are in memory at a time. */
export async function* findingLines(db: Database, auditId: string, filter: FindingFilter): AsyncGenerator<string> {
  yield csvRow(['Page', 'Title', 'Kind', 'Check', 'Rating', 'Change', 'What', 'How to mend it'])
  let after: string | null | undefined
  do {
    const place = after ? { after } : {}
    const found = await listFindings(db, { auditId, filter, place, size: AT_ONCE })
    for (const { path, title, kind, check, rating, change, sentence, fix } of found.rows) {
      yield csvRow([path, title, kind, aboutCheck(check).label, rating, change, sentence, fix])
    }
    after = found.after
  } while (after)
}
