import type { Actor } from '~/domains/audit/actor'
import { aPost } from '~/domains/blog/fixtures'
import { registerPage } from '~/domains/pages/commands.server'
import { aRegisteredPage, REGISTERED_ORIGIN } from '~/domains/pages/fixtures'
import type { Database } from '~/platform/database/database.server'
import { findKeptChanges, forgetKeptChanges } from '~/platform/kept-changes.server'
import { beginAudit } from './commands.server'
import { listFindings } from './list-findings.server'
import { findLastAudit } from './queries.server'
import { workAtAudit } from './running/work-at-audit.server'

export const admin: Actor = { id: null, email: 'mara@studio.test' }
export const shared = { ORIGIN: REGISTERED_ORIGIN, DATA_DIR: '/nowhere' }

/** A public post with its page; `body` is what visitors read. */
export async function aReadPost(db: Database, slug: string, body: string) {
  const { id } = await aPost(db, { slug, body, title: `Post ${slug}` })
  const path = `/blog/${slug}`
  await registerPage(db, { id, kind: 'post', path, title: `Post ${slug}`, publishedAt: new Date('2026-01-01') })
  await asIfRead(db)
  await aRegisteredPage(db, path, { kind: 'post', pageId: id })
  return { id, path }
}

/** An audit that was begun, worked at and has come to its end. */
export async function audited(db: Database, askedAt = new Date(), place = shared) {
  const id = await beginAudit(db, admin, askedAt)
  await asIfRead(db)
  await workAtAudit(db, id, place)
  const last = await findLastAudit(db)
  if (last?.id !== id) throw new Error('The audit has not come to its end.')
  return last
}

/** The findings of an audit, all at once. */
export const found = async (db: Database, auditId: string, filter: Parameters<typeof listFindings>[1]['filter']) =>
  (await listFindings(db, { auditId, filter, place: {}, size: 100 })).rows

/** The register has nothing to read, so that no audit waits for it. */
async function asIfRead(db: Database) {
  const kept = await findKeptChanges(db)
  if (kept) await forgetKeptChanges(db, kept)
}
