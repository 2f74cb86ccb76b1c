import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { commitStep, recordProgress, releaseClaim } from '~/kits/runs/claim-run.commands.server'
import { completedColumns } from '~/kits/runs/define-runs.server'
import { processRun } from '~/kits/runs/process-run.server'
import { isRunActive } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { countIndexedPages, isIndexUpToDate } from '~/wings/web/pages/indexed-pages.queries.server'
import { MAX_STORED_AUDITS } from '../site-audit'
import { addChecksToSummary } from './audit-counts'
import { type AuditedPage, auditPage } from './audit-page'
import { findAuditPriorities } from './audit-priorities.queries.server'
import { type AuditProgress, auditRuns, toAuditProgress } from './audit-runs.server'
import { findCrossPageFindings } from './cross-page-findings.queries.server'
import { saveFingerprint } from './fingerprint.commands.server'
import { listPagesToAudit } from './pages-to-audit.queries.server'
import { insertFindings, type PageFinding, saveAuditedPages } from './save-audited-pages.commands.server'

const REMOVED_BATCH_SIZE = 200

// each statement is a transaction of its own: a short one holds few locks
const DELETE_BATCH_SIZE = 500

// written in one transaction, which keeps the row of the audit locked until its end
const BATCH_SIZE = 10
const POLL_MS = 250
const INDEX_TIMEOUT_MS = 2 * 60_000

type AuditEnvironment = Pick<SiteEnvironment, 'ORIGIN' | 'DATA_DIR'>

/** Works at an audit to its end, from where it stands, unless another process does or it is over. */
export async function runAudit(db: Database, auditId: string, { ORIGIN, DATA_DIR }: AuditEnvironment) {
  try {
    await processRun(db, auditRuns, auditId, async (atWork) => {
      await waitForIndex(db, atWork.signal)
      await saveFingerprint(db, auditId)
      await auditAllPages(db, toAuditProgress(atWork), { origin: ORIGIN, dataDir: DATA_DIR })
    })
  } finally {
    await deleteOldAudits(db).catch(() => {})
  }
}

async function auditAllPages(db: Database, begun: AuditProgress, site: { origin: string; dataDir: string }) {
  let standing = begun
  await recordProgress(db, standing.claim, { totalCount: await countIndexedPages(db) })
  const beside = await findCrossPageFindings(db, site.origin)
  for (;;) {
    const startedAt = performance.now()
    const pages = await listPagesToAudit(db, {
      after: standing.lastPath,
      limit: BATCH_SIZE,
      ...site,
      crossPageFindings: beside,
    })
    const judged: AuditedPage[] = []
    for (const page of pages) {
      judged.push(auditPage(page))
      await breathe()
    }
    if (judged.length > 0) standing = await saveAuditedPages(db, standing, judged)
    if (pages.length < BATCH_SIZE) break
    await throttleAfter(performance.now() - startedAt)
  }
  const summary = await recordRemovedPages(db, standing)
  summary.priorities = await findAuditPriorities(db, standing.claim.id, summary)
  await releaseClaim(db, standing.claim, {
    ...completedColumns<'derived.siteAudits'>(),
    summary: JSON.stringify(summary),
  })
}

/** As long as it worked, so that visitors have at least half of the process. */
const throttleAfter = (workedMs: number) => pause(workedMs)

/** What has changed just now is read first; a register that does not come to an end is taken as it is. */
async function waitForIndex(db: Database, signal: AbortSignal) {
  const givenUpAt = Date.now() + INDEX_TIMEOUT_MS
  while (Date.now() < givenUpAt && !(await isIndexUpToDate(db))) {
    await pause(POLL_MS)
    signal.throwIfAborted()
  }
}

/** Keeps the last two audits page by page, the counts of some more, and what is under way; a little at a time. */
async function deleteOldAudits(db: Database) {
  const known = await db
    .selectFrom('derived.siteAudits')
    .select(['id', 'state'])
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .execute()
  const done = known.filter(({ state }) => state === 'completed').slice(0, 2)
  const underWay = known.filter(isRunActive)
  const whole = new Set([...done, ...underWay].map(({ id }) => id))
  for (const { id } of known) if (!whole.has(id)) await deleteAuditedPages(db, id)
  const tooOld = known.slice(MAX_STORED_AUDITS).filter(({ id }) => !whole.has(id))
  for (const { id } of tooOld) await db.deleteFrom('derived.siteAudits').where('id', '=', id).execute()
}

async function deleteAuditedPages(db: Database, auditId: string) {
  for (const table of ['audit_findings', 'audited_pages']) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from derived.${sql.ref(table)} where ctid = any(array(
          select ctid from derived.${sql.ref(table)} where audit_id = ${auditId}::uuid limit ${DELETE_BATCH_SIZE}))`.execute(
        db,
      )
      if (numAffectedRows < DELETE_BATCH_SIZE) break
      await breathe()
    }
  }
}

/** What the audit before found on pages that are no more is gone with them. @throws ClaimLost */
async function recordRemovedPages(db: Database, standing: AuditProgress) {
  const summary = structuredClone(standing.summary)
  const { comparedTo } = standing
  if (!comparedTo) return summary
  const find = (after = '') => findAuditedPaths(db, comparedTo, after)
  for await (const slice of keysetPages(find, String, REMOVED_BATCH_SIZE)) {
    const gone = await findRemovedPages(db, standing, slice)
    addChecksToSummary(summary, gone)
    await commitStep(db, standing.claim, {}, (tx) => insertFindings(tx, standing.claim.id, gone))
  }
  return summary
}

async function findAuditedPaths(db: Database, auditId: string, after: string) {
  const rows = await db
    .selectFrom('derived.auditedPages')
    .select('path')
    .where('auditId', '=', auditId)
    .where('path', '>', after)
    .orderBy('path')
    .limit(REMOVED_BATCH_SIZE)
    .execute()
  return rows.map(({ path }) => path)
}

async function findRemovedPages(
  db: Database,
  { claim, comparedTo }: AuditProgress,
  paths: string[],
): Promise<PageFinding[]> {
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
