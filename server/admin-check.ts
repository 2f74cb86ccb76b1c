import { createHash } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { resolveSession } from '~/wings/site/accounts/session.commands.server'
import type { SiteState } from './app'

const CACHE_MS = 60_000
const MAX_CACHED = 1_000

/** Whether a request carries an admin's session. Remembered for a minute: an event must not cost a query for its session. */
export function createAdminCheck(site: SiteState) {
  const known = new Map<string, { isAdmin: Promise<boolean>; until: number }>()
  return async (headers: Headers, now = Date.now()) => {
    const cookie = headers.get('cookie')
    if (!cookie) return false
    const key = createHash('sha256').update(cookie).digest('base64url')
    const before = known.get(key)
    if (before && before.until > now) return before.isAdmin
    if (known.size >= MAX_CACHED) known.clear()
    const isAdmin = isAdminSession(site, headers)
    known.set(key, { isAdmin, until: now + CACHE_MS })
    isAdmin.catch(() => known.delete(key))
    return isAdmin
  }
}

async function isAdminSession({ env, database }: SiteState, headers: Headers) {
  const context = new RouterContextProvider()
  context.set(databaseContext, database.db)
  context.set(environmentContext, env)
  return (await resolveSession({ request: { headers }, context })).user?.is_admin === true
}
