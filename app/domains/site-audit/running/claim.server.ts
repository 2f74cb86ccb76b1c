import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import { type AuditSummary, emptySummary } from '../site-audit'

// a process that said nothing for as long is dead
const CLAIM_SECONDS = 45
const MOST_TRIES = 5

/** The audit was stopped, or another process works at it. */
export class AuditLost extends Error {}

export interface Claim {
  id: string
  holder: string
}

/** Where an audit stands. */
export interface Standing {
  claim: Claim
  comparedTo: string | null
  cameTo: string
  done: number
  summary: AuditSummary
}

const heldHere = new Set<string>()

/**
 * Takes an audit that nobody works at, where it stands; undefined when somebody does, or when it is over. Where this process
 * is the only one (`isAlone`), whoever held it before is dead. One that was begun too often is given up.
 */
export async function claimAudit(db: Database, id: string, isAlone: boolean): Promise<Standing | undefined> {
  const holder = newId()
  const isFree = isAlone
    ? sql<boolean>`(holder is null or holder <> all (${[...heldHere]}::uuid[]))`
    : sql<boolean>`(holder is null or held_at < now() - make_interval(secs => ${CLAIM_SECONDS}))`
  const claimed = await db
    .updateTable('derived.siteAudits')
    .set((audit) => ({ state: 'running', holder, heldAt: sql`now()`, tries: audit('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where(isFree)
    .returning(['tries', 'comparedTo', 'cameTo', 'doneCount', 'summary'])
    .executeTakeFirst()
  if (!claimed) return undefined
  const claim = { id, holder }
  if (claimed.tries > MOST_TRIES) {
    await endAudit(db, claim, { state: 'failed', fault: `It was begun ${MOST_TRIES} times and never came to its end.` })
    return undefined
  }
  heldHere.add(holder)
  const { comparedTo, cameTo, doneCount: done } = claimed
  return { claim, comparedTo, cameTo, done, summary: (claimed.summary as AuditSummary | null) ?? emptySummary() }
}

interface Progress {
  cameTo?: string
  doneCount?: number
  totalCount?: number
  summary?: AuditSummary
}

/** Notes how far it is, as part of the work that `tx` does, and that this process lives. @throws AuditLost, which undoes it */
export async function noteProgress(tx: Database, { id, holder }: Claim, { summary, ...counts }: Progress) {
  const held = await tx
    .updateTable('derived.siteAudits')
    .set({ ...counts, ...(summary && { summary: JSON.stringify(summary) }), heldAt: sql`now()` })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (held.numUpdatedRows === 0n) throw new AuditLost()
}

interface AuditEnd {
  state: 'done' | 'failed'
  fault?: string
  summary?: AuditSummary
}

/** Ends an audit, unless it is no longer this process's. */
export async function endAudit(db: Database, { id, holder }: Claim, { state, fault, summary }: AuditEnd) {
  await db
    .updateTable('derived.siteAudits')
    .set({ state, fault: fault ?? null, endedAt: sql`now()`, holder: null, heldAt: null })
    .set(summary ? { summary: JSON.stringify(summary) } : {})
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()
}

/** Lets go of an audit; one that is not over can be taken up at once. */
export async function letGo(db: Database, { id, holder }: Claim) {
  heldHere.delete(holder)
  const free = { holder: null, heldAt: null }
  await db.updateTable('derived.siteAudits').set(free).where('id', '=', id).where('holder', '=', holder).execute()
}

/** Audits whose process has died, with the moment at which it was heard of last. */
export function listLeftAudits(db: Database) {
  return db
    .selectFrom('derived.siteAudits')
    .select(['id', sql<Date>`coalesce(held_at, asked_at)`.as('leftAt')])
    .where('state', 'in', ['waiting', 'running'])
    .where(sql<boolean>`coalesce(held_at, asked_at) < now() - interval '1 minute'`)
    .execute()
}
