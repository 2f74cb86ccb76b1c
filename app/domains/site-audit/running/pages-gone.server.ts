import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { step } from '~/platform/jobs/long-work.server'
import { countFound } from '../judging/count'
import type { Standing } from './audit-work.server'
import { type PageFinding, writeFindings } from './keep-pages.server'

const SLICE = 200

/** What the audit before found on pages that are no more is gone with them. @throws WorkLost */
export async function notePagesGone(db: Database, standing: Standing) {
  const summary = structuredClone(standing.summary)
  if (!standing.comparedTo) return summary
  let after = ''
  for (;;) {
    const slice = await findSlice(db, standing.comparedTo, after)
    const gone = await findGone(db, standing, slice)
    countFound(summary, gone)
    await step(db, standing.claim, {}, (tx) => writeFindings(tx, standing.claim.id, gone))
    after = slice.at(-1) ?? ''
    if (slice.length < SLICE) return summary
  }
}

async function findSlice(db: Database, auditId: string, after: string) {
  const rows = await db
    .selectFrom('derived.auditedPages')
    .select('path')
    .where('auditId', '=', auditId)
    .where('path', '>', after)
    .orderBy('path')
    .limit(SLICE)
    .execute()
  return rows.map(({ path }) => path)
}

async function findGone(db: Database, { claim, comparedTo }: Standing, paths: string[]): Promise<PageFinding[]> {
  const { rows } = await sql<{ path: string; kind: string; checks: string[] }>`
    select before.path, before.kind, array(select finding ->> 'check' from jsonb_array_elements(before.findings) as finding) as checks
    from derived.audited_pages as before
    where before.audit_id = ${comparedTo}::uuid and before.path = any(${paths}::text[])
      and not exists (select from derived.audited_pages as now where now.audit_id = ${claim.id}::uuid and now.path = before.path)`.execute(
    db,
  )
  return rows.flatMap(({ path, kind, checks }) =>
    checks.map((check) => ({ path, kind, check, rating: 'gone' as const, change: 'gone' as const })),
  )
}
