import { deletePendingChanges, findPendingChanges } from '~/platform/content-changes/pending-changes.commands.server'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { startAudit } from '~/wings/seo-tools/site-audit/commands.server'
import { listFindings } from '~/wings/seo-tools/site-audit/findings.queries.server'
import { findLastFinishedAudit } from '~/wings/seo-tools/site-audit/queries.server'
import { runAudit } from '~/wings/seo-tools/site-audit/runs/run-audit.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { registerPage } from '~/wings/web/pages/commands.server'
import { anIndexedPage, INDEXED_ORIGIN } from '~/wings/web/pages/fixtures'

export const testAdmin: Actor = { id: null, email: 'mara@studio.test' }
export const testEnvironment = { ORIGIN: INDEXED_ORIGIN, DATA_DIR: '/nowhere' }

/** A public post with its page; `body` is what visitors read. */
export async function anIndexedPost(db: Database, slug: string, body: string) {
  const { id } = await aPost(db, { slug, body, title: `Post ${slug}` })
  const path = `/blog/${slug}`
  await registerPage(db, { id, kind: 'post', path, title: `Post ${slug}`, publishedAt: new Date('2026-01-01') })
  await markIndexUpToDate(db)
  await anIndexedPage(db, path, { kind: 'post', pageId: id })
  return { id, path }
}

/** An audit that was begun, worked at and has come to its end. */
export async function aFinishedAudit(db: Database, startedAt = new Date(), place = testEnvironment) {
  const id = await startAudit(db, testAdmin, startedAt)
  await markIndexUpToDate(db)
  await runAudit(db, id, place)
  const last = await findLastFinishedAudit(db)
  if (last?.id !== id) throw new Error('The audit has not come to its end.')
  return last
}

/** The findings of an audit, all at once. */
export const listAllFindings = async (
  db: Database,
  auditId: string,
  filter: Parameters<typeof listFindings>[1]['filter'],
) => (await listFindings(db, { auditId, filter, place: {}, size: 100 })).rows

/** The register has nothing to read, so that no audit waits for it. */
async function markIndexUpToDate(db: Database) {
  const kept = await findPendingChanges(db)
  if (kept) await deletePendingChanges(db, kept)
}
