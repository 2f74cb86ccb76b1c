import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { findCostliestChecks } from '../costliest-checks'
import type { AuditPriority, AuditSummary } from '../site-audit'

const MAX_PRIORITIES = 5
const MAX_NAMED_PAGES = 3

/** What a site should see to first: the checks that cost most, each with the pages where it matters most. */
export async function findAuditPriorities(db: Database, auditId: string, summary: AuditSummary) {
  const priorities: AuditPriority[] = []
  for (const check of findCostliestChecks(summary, MAX_PRIORITIES)) {
    const pages = await findWorstPages(db, auditId, check)
    const [worst] = pages
    const count = summary.checks.find((one) => one.check === check)
    if (!worst || !count) continue
    const { sentence, fix } = worst
    const named = pages.map(({ path, title }) => ({ path, title }))
    priorities.push({ check, pageCount: count.bad + count.ok, pages: named, sentence, fix })
  }
  return priorities
}

/** The lowest scores of a check, those of pages with the highest PageRank first. */
async function findWorstPages(db: Database, auditId: string, check: string) {
  const { rows } = await sql<{ path: string; title: string; sentence: string; fix: string }>`
    select page.path, page.title, finding ->> 'sentence' as sentence, finding ->> 'fix' as fix
    from derived.audit_findings as found
    join derived.audited_pages as page on page.audit_id = found.audit_id and page.path = found.path
    cross join lateral jsonb_array_elements(page.findings) as finding
    left join derived.page_metrics as metrics on metrics.path = page.path
    where found.audit_id = ${auditId}::uuid and found.check_id = ${check} and found.rating in ('bad', 'ok')
      and finding ->> 'check' = ${check}
    order by (finding ->> 'score')::int, metrics.rank desc nulls last, page.path limit ${MAX_NAMED_PAGES}`.execute(db)
  return rows
}
