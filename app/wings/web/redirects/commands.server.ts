import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUniqueViolation } from '~/platform/database/unique-violation'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { checkRedirect } from './engine/check-redirect'
import type { RedirectRule } from './engine/redirect-index'
import { RedirectIndexOverlay } from './engine/redirect-index-overlay'
import { createPublicPageLookup } from './public-page-lookup.queries.server'
import { getRedirectIndex, redirectTags } from './redirect-cache.queries.server'
import type { RedirectForm } from './redirect-form'

/** A page moved: its old address leads to it, wherever it moves later. Back at an address, it needs none there. */
export async function redirectMovedPage(tx: Database, oldPath: string, page: { id: string; path: string }) {
  const kept = { toPage: page.id, toPath: null, status: 301, isAutomatic: true }
  const changed = await tx
    .insertInto('redirects')
    .values({ fromPath: oldPath, ...kept })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet(kept))
    .returning('id')
    .execute()
  // what led to the old address leads to the page, without a stop on the way
  const led = await tx
    .updateTable('redirects')
    .set({ toPage: page.id, toPath: null })
    .where('toPath', '=', oldPath)
    .returning('id')
    .execute()
  await tx.deleteFrom('redirects').where('fromPath', '=', page.path).where('toPage', '=', page.id).execute()
  await emitContentChange(tx, ...redirectTags([...changed, ...led].map(({ id }) => id)))
}

export interface SavedRedirect {
  id: string
  from: string
  /** Where it leads, when that is not what was typed: the addresses between lead on. */
  skipped: string[]
  /** How many older ones that led to its address lead where it leads now. */
  updatedCount: number
}

/** Leads an address somewhere by hand. @throws DomainError 409 when that cannot be. */
export async function addRedirect(db: Database, by: Actor, form: RedirectForm): Promise<SavedRedirect> {
  return saveRedirect(db, by, { id: newUuid(), ...form, toPage: null })
}

/** Changes a redirect; one that leads to a page goes on to do so unless another address is given. */
export async function updateRedirect(db: Database, by: Actor, id: string, form: RedirectForm) {
  const before = await db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .select(['redirects.id', 'fromPath', 'toPath', 'toPage', 'status', 'isAutomatic', 'path'])
    .where('redirects.id', '=', id)
    .executeTakeFirst()
  if (!before) throw new DomainError('This redirect no longer exists.', 404)
  const toPage = before.toPage && form.to === before.path ? before.toPage : null
  const rule = { id, ...form, to: toPage ? null : form.to, toPage }
  const { fromPath, path, toPath, status } = before
  const isAutomatic = before.isAutomatic && toPage !== null
  return saveRedirect(db, by, { ...rule, isAutomatic }, { from: fromPath, to: path ?? toPath, status })
}

interface RuleToSave extends RedirectRule {
  isAutomatic?: boolean
}

async function saveRedirect(
  db: Database,
  by: Actor,
  rule: RuleToSave,
  before?: Pick<RedirectForm, 'from' | 'to'> & { status: number },
) {
  const index = new RedirectIndexOverlay(await getRedirectIndex(db), rule)
  const { error: refusal, shortened } = await checkRedirect(index, rule, createPublicPageLookup(db))
  if (refusal) throw new DomainError(refusal, 409)
  const saving = inTransaction(db, async (tx) => {
    await rejectTakenSource(tx, rule)
    const { id, from, status, isAutomatic = false } = rule
    const target = { toPath: shortened ? shortened.to : rule.to, toPage: shortened ? shortened.toPage : rule.toPage }
    const row = { id, fromPath: from, status, ...target, isAutomatic }
    await tx
      .insertInto('redirects')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    const led = status === 301 ? await shortenChains(tx, from, target) : []
    await emitContentChange(tx, ...redirectTags([id, ...led]))
    const after = { from, to: rule.to, status }
    const action = before ? 'redirect.changed' : 'redirect.added'
    await recordAction(tx, by, { action, ...auditSubject({ id, fromPath: from }), before, after })
    return { id, from, skipped: shortened?.past ?? [], updatedCount: led.length }
  })
  return saving.catch((error) => {
    throw isUniqueViolation(error, 'redirects_from_path_key') ? alreadyRedirected(rule.from) : error
  })
}

function alreadyRedirected(from: string) {
  return new DomainError(`${from} already has a redirect. Delete it first.`, 409)
}

async function rejectTakenSource(tx: Database, { id, from }: RedirectRule) {
  const other = await tx
    .selectFrom('redirects')
    .select('id')
    .where('fromPath', '=', from)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw alreadyRedirected(from)
}

/** Whatever led to an address that leads on leads there at once. Answers which redirects those are. */
async function shortenChains(tx: Database, from: string, target: { toPath: string | null; toPage: string | null }) {
  const led = await tx.updateTable('redirects').set(target).where('toPath', '=', from).returning('id').execute()
  return led.map(({ id }) => id)
}

export interface RemovedRedirect {
  id: string
  fromPath: string
  toPage: string | null
  toPath: string | null
  status: number
  isAutomatic: boolean
  hits: number
  lastHitAt: Date | null
}

const kept = ['id', 'fromPath', 'toPage', 'toPath', 'status', 'isAutomatic', 'hits', 'lastHitAt'] as const

/** Answers what was removed, so that it can be brought back. */
export function removeRedirects(db: Database, by: Actor, ids: string[]): Promise<RemovedRedirect[]> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.deleteFrom('redirects').where('id', 'in', ids).returning(kept).execute()
    await emitContentChange(tx, ...redirectTags(removed.map(({ id }) => id)))
    for (const redirect of removed)
      await recordAction(tx, by, { action: 'redirect.removed', ...auditSubject(redirect) })
    return removed
  })
}

/** Brings back what was removed, where nothing else took its place and the page it led to is still there. */
export function restoreRedirects(db: Database, by: Actor, redirects: RemovedRedirect[]) {
  return inTransaction(db, async (tx) => {
    const pageIds = redirects.flatMap(({ toPage }) => toPage ?? [])
    const pages =
      pageIds.length > 0 ? await tx.selectFrom('pages').select('id').where('id', 'in', pageIds).execute() : []
    const isThere = new Set(pages.map(({ id }) => id))
    const possible = redirects.filter(({ toPage }) => toPage === null || isThere.has(toPage))
    if (possible.length === 0) return
    const restored = await tx
      .insertInto('redirects')
      .values(possible)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'fromPath'])
      .execute()
    await emitContentChange(tx, ...redirectTags(restored.map(({ id }) => id)))
    for (const redirect of restored)
      await recordAction(tx, by, { action: 'redirect.restored', ...auditSubject(redirect) })
  })
}

function auditSubject({ id, fromPath }: { id: string; fromPath: string }) {
  return { subject: `redirect:${id}`, title: fromPath }
}
