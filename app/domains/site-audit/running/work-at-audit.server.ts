import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { countRenderedPages, isRegisterFresh } from '~/domains/pages/rendered-pages.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { letGo, note, step } from '~/platform/jobs/long-work.server'
import { workAt } from '~/platform/jobs/work-at.server'
import { countFound } from '../judging/count'
import { type JudgedPage, judgePage } from '../judging/judge-page'
import { loadPages } from '../judging/load-pages.server'
import { besideFindings } from '../judging/side-by-side.server'
import { KEPT_AUDITS } from '../site-audit'
import { auditWork, type Standing, standingOf } from './audit-work.server'
import { noteFingerprint } from './fingerprint.server'
import { keepPages, type PageFinding, writeFindings } from './keep-pages.server'

const SLICE = 200

// each statement is a transaction of its own: a short one holds few locks
const ROWS_AT_ONCE = 500

// written in one transaction, which keeps the row of the audit locked until its end
const BATCH = 10
const LOOK_EVERY_MS = 250
const REGISTER_WITHIN_MS = 2 * 60_000
const OUR_FAULT = 'It failed. The errors of the site say why; it can be run again.'

type Surroundings = Pick<SiteEnvironment, 'ORIGIN' | 'DATA_DIR'>

/** Works at an audit to its end, from where it stands, unless another process does or it is over. */
export async function workAtAudit(db: Database, auditId: string, { ORIGIN, DATA_DIR }: Surroundings) {
  const asked = { id: auditId, ourFault: OUR_FAULT }
  try {
    await workAt(db, auditWork, asked, async (atWork) => {
      await waitForRegister(db, atWork.signal)
      await noteFingerprint(db, auditId)
      await audit(db, standingOf(atWork), { origin: ORIGIN, dataDir: DATA_DIR })
    })
  } finally {
    await forgetOldAudits(db).catch(() => {})
  }
}

async function audit(db: Database, begun: Standing, site: { origin: string; dataDir: string }) {
  let standing = begun
  await note(db, standing.claim, { totalCount: await countRenderedPages(db) })
  const beside = await besideFindings(db, site.origin)
  for (;;) {
    const startedAt = performance.now()
    const pages = await loadPages(db, { after: standing.cameTo, limit: BATCH, ...site, beside })
    const judged: JudgedPage[] = []
    for (const page of pages) {
      judged.push(judgePage(page))
      await breathe()
    }
    if (judged.length > 0) standing = await keepPages(db, standing, judged)
    if (pages.length < BATCH) break
    await restAfter(performance.now() - startedAt)
  }
  const summary = await notePagesGone(db, standing)
  await letGo(db, standing.claim, { state: 'done', endedAt: new Date(), summary: JSON.stringify(summary) })
}

/** As long as it worked, so that visitors have at least half of the process. */
const restAfter = (workedMs: number) => pause(workedMs)

/** What has changed just now is read first; a register that does not come to an end is taken as it is. */
async function waitForRegister(db: Database, signal: AbortSignal) {
  const givenUpAt = Date.now() + REGISTER_WITHIN_MS
  while (Date.now() < givenUpAt && !(await isRegisterFresh(db))) {
    await pause(LOOK_EVERY_MS)
    signal.throwIfAborted()
  }
}

/** Keeps the last two audits page by page, the counts of some more, and what is under way; a little at a time. */
async function forgetOldAudits(db: Database) {
  const known = await db
    .selectFrom('derived.siteAudits')
    .select(['id', 'state'])
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .execute()
  const done = known.filter(({ state }) => state === 'done').slice(0, 2)
  const underWay = known.filter(({ state }) => state === 'waiting' || state === 'running')
  const whole = new Set([...done, ...underWay].map(({ id }) => id))
  for (const { id } of known) if (!whole.has(id)) await forgetPages(db, id)
  const tooOld = known.slice(KEPT_AUDITS).filter(({ id }) => !whole.has(id))
  for (const { id } of tooOld) await db.deleteFrom('derived.siteAudits').where('id', '=', id).execute()
}

async function forgetPages(db: Database, auditId: string) {
  for (const table of ['audit_findings', 'audited_pages']) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from derived.${sql.ref(table)} where ctid = any(array(
          select ctid from derived.${sql.ref(table)} where audit_id = ${auditId}::uuid limit ${ROWS_AT_ONCE}))`.execute(
        db,
      )
      if (numAffectedRows < ROWS_AT_ONCE) break
      await breathe()
    }
  }
}

/** What the audit before found on pages that are no more is gone with them. @throws WorkLost */
async function notePagesGone(db: Database, standing: Standing) {
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
