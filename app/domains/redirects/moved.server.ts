import { redirect } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'

/** Where what was once at `path` lives now, if it is public. */
export async function findNewAddress(db: Database, path: string, now = new Date()) {
  const moved = await db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .select(['redirects.toPath', 'pages.path', 'pages.publishedAt'])
    .where('fromPath', '=', path)
    .executeTakeFirst()
  if (!moved) return undefined
  if (moved.toPath) return moved.toPath
  const isPublic = moved.publishedAt !== null && moved.publishedAt <= now
  return isPublic && moved.path !== path ? (moved.path ?? undefined) : undefined
}

/** What a loader throws where it finds nothing: the way to the new address, for good, or that nothing is there. */
export async function movedOrNotFound(db: Database, url: URL, what: string) {
  const path = url.pathname.replace(/\/+$/, '')
  const address = await findNewAddress(db, path)
  if (!address) return notFound(what)
  return redirect(address.includes('?') ? address : address + url.search, 301)
}
