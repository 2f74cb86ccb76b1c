import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { commitStep } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { addPageToSummary } from './audit-counts'
import type { AuditedPage } from './audit-page'
import type { AuditProgress } from './audit-runs.server'
import { type CheckResult, diffChecks } from './diff-checks'

/**
 * Writes what was judged, and how far the audit is, in one transaction: whoever takes it up goes on behind these pages.
 * @throws ClaimLost
 */
export async function saveAuditedPages(db: Database, standing: AuditProgress, pages: AuditedPage[]) {
  const before = await findPreviousScores(db, standing, pages)
  await breathe()
  const summary = structuredClone(standing.summary)
  const found = pages.map((page) => ({ page, checks: diffChecks(page, before?.(page.path)) }))
  for (const { page, checks } of found) addPageToSummary(summary, page, checks)
  const lastPath = pages.at(-1)?.path ?? standing.lastPath
  const done = standing.done + pages.length
  const progress = { lastPath, doneCount: done, summary: JSON.stringify(summary) }
  await commitStep(db, standing.claim, progress, async (tx) => {
    await breathe()
    await insertAuditedPages(tx, standing.claim.id, pages)
    await breathe()
    await insertFindings(
      tx,
      standing.claim.id,
      found.flatMap(({ page: { path, kind }, checks }) => checks.map((check) => ({ ...check, path, kind }))),
    )
  })
  return { ...standing, lastPath, done, summary }
}

/** What the audit before says of a page: its scores, or null when it did not know it. */
async function findPreviousScores(db: Database, { comparedTo }: AuditProgress, pages: AuditedPage[]) {
  if (!comparedTo) return undefined
  const paths = pages.map(({ path }) => path)
  const rows = await db
    .selectFrom('derived.auditedPages')
    .select(['path', 'scores'])
    .where('auditId', '=', comparedTo)
    .where('path', 'in', paths)
    .execute()
  const known = new Map(rows.map(({ path, scores }) => [path, scores as AuditedPage['scores']]))
  return (path: string) => known.get(path) ?? null
}

async function insertAuditedPages(tx: Database, auditId: string, pages: AuditedPage[]) {
  await sql`
    insert into derived.audited_pages (audit_id, path, page_id, kind, title, score, findings, scores)
    select ${auditId}::uuid, path, "pageId", kind, title, score, findings, scores
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as page (path text, "pageId" uuid, kind text, title text,
      score smallint, findings jsonb, scores jsonb)`.execute(tx)
}

export interface PageFinding extends CheckResult {
  path: string
  kind: string
}

/** Arrays instead of values: the statement is short, however many rows it writes. */
export async function insertFindings(tx: Database, auditId: string, found: PageFinding[]) {
  if (found.length === 0) return
  const column = (name: keyof PageFinding) => sql`${found.map((one) => one[name])}::text[]`
  await sql`
    insert into derived.audit_findings (audit_id, check_id, path, kind, rating, change)
    select ${auditId}::uuid, row.* from unnest(${column('check')}, ${column('path')}, ${column('kind')},
      ${column('rating')}, ${column('change')}) as row (check_id, path, kind, rating, change)
    on conflict (audit_id, check_id, path) do nothing`.execute(tx)
}
