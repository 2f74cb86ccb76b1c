import { activeRunStates, runStatusColumns } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { findSetting } from '~/wings/site/settings/queries.server'
import { getKnownCheck } from './known-checks'
import { defaultNightlyAudits, type NightlyAuditSettings } from './nightly-audits'
import type { StoredFinding } from './runs/audit-page'
import type { AuditSummary } from './site-audit'

const columns = [...runStatusColumns, 'startedByEmail', 'startedAt', 'endedAt', 'comparedTo'] as const

export const NIGHTLY_AUDITS_SETTING = 'nightly-audits'

/** Whether the site is audited by itself each night, and in which time zone. */
export async function findNightlyAudits(db: Database): Promise<NightlyAuditSettings> {
  return {
    ...defaultNightlyAudits,
    ...((await findSetting(db, NIGHTLY_AUDITS_SETTING)) as Partial<NightlyAuditSettings> | undefined),
  }
}

/** The audits, the newest first; as many as are kept. */
export async function listAudits(db: Database, limit: number) {
  const rows = await db
    .selectFrom('derived.siteAudits')
    .select([...columns, 'summary'])
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  // what a stopped audit had found is incomplete
  return rows.map((row) => ({ ...row, summary: row.state === 'stopped' ? null : (row.summary as AuditSummary | null) }))
}

export type ListedAudit = Awaited<ReturnType<typeof listAudits>>[number]

/** The audit that waits or works just now; there is at most one. */
export async function findRunningAudit(db: Database) {
  const row = await db
    .selectFrom('derived.siteAudits')
    .select(columns)
    .where('state', 'in', activeRunStates)
    .executeTakeFirst()
  return row ?? null
}

/** The last audit that came to its end. */
export async function findLastFinishedAudit(db: Database) {
  const row = await db
    .selectFrom('derived.siteAudits')
    .select([...columns, 'summary'])
    .where('state', '=', 'completed')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, summary: row.summary as unknown as AuditSummary } : null
}

/** What an audit says of one page, each finding with what is always said of its check. */
export async function findAuditedPage(db: Database, auditId: string, path: string) {
  const page = await db
    .selectFrom('derived.auditedPages')
    .select(['path', 'pageId', 'kind', 'title', 'score', 'findings'])
    .where('auditId', '=', auditId)
    .where('path', '=', path)
    .executeTakeFirst()
  if (!page) return null
  const findings = page.findings as unknown as StoredFinding[]
  return { ...page, findings: findings.map((finding) => ({ ...getKnownCheck(finding.check), ...finding })) }
}

export type AuditedPageDetails = NonNullable<Awaited<ReturnType<typeof findAuditedPage>>>
