import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { addRedirect } from '~/wings/web/redirects/commands.server'
import { redirectForm } from '~/wings/web/redirects/redirect-form'
import { testAdmin } from './admin-request'

/** A redirect as somebody types it. */
export function aRedirect(db: Database, from: string, to = '', status = 301) {
  return addRedirect(db, testAdmin, redirectForm.parse({ from, to, status: String(status) }))
}

export async function aPublicPage(db: Database, path: string, title = 'A page') {
  const page = { id: randomUUID(), kind: 'post', path, title, publishedAt: new Date('2026-01-01') }
  await db.insertInto('pages').values(page).execute()
  return page
}
