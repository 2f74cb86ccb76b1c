import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import type { RedirectForm } from './redirect'

/** A page moved: its old address leads to it, wherever it moves later. Back at an address, it needs none there. */
export async function keepOldAddress(tx: Database, oldPath: string, page: { id: string; path: string }) {
  await tx
    .insertInto('redirects')
    .values({ fromPath: oldPath, toPage: page.id })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet({ toPage: page.id, toPath: null }))
    .execute()
  await tx.deleteFrom('redirects').where('fromPath', '=', page.path).where('toPage', '=', page.id).execute()
}

/** Leads an address somewhere by hand. @throws DomainError 409 when it leads somewhere already. */
export function addRedirect(db: Database, by: Actor, { from, to }: RedirectForm) {
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('redirects')
      .values({ fromPath: from, toPath: to })
      .onConflict((conflict) => conflict.column('fromPath').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new DomainError(`${from} leads somewhere already. Remove that redirect first.`, 409)
    await recordAction(tx, by, {
      ...{ action: 'redirect.added', subject: `redirect:${added.id}`, title: from },
      after: { to },
    })
  })
}

interface RemovedRedirect {
  id: string
  fromPath: string
  toPage: string | null
  toPath: string | null
}

/** Answers what was removed, so that it can be brought back. */
export function removeRedirects(db: Database, by: Actor, ids: string[]): Promise<RemovedRedirect[]> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('redirects')
      .where('id', 'in', ids)
      .returning(['id', 'fromPath', 'toPage', 'toPath'])
      .execute()
    for (const redirect of removed) await recordAction(tx, by, { action: 'redirect.removed', ...named(redirect) })
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
      .returning(['id', 'fromPath', 'toPage', 'toPath'])
      .execute()
    for (const redirect of restored) await recordAction(tx, by, { action: 'redirect.restored', ...named(redirect) })
  })
}

function named({ id, fromPath }: RemovedRedirect) {
  return { subject: `redirect:${id}`, title: fromPath }
}
