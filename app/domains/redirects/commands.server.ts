import type { Database } from '~/platform/database/database.server'

/** A page moved: its old address leads to it, wherever it moves later. Back at an address, it needs none there. */
export async function keepOldAddress(tx: Database, oldPath: string, page: { id: string; path: string }) {
  await tx
    .insertInto('redirects')
    .values({ fromPath: oldPath, toPage: page.id, toPath: null })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet({ toPage: page.id, toPath: null }))
    .execute()
  await tx.deleteFrom('redirects').where('fromPath', '=', page.path).where('toPage', '=', page.id).execute()
}
