import { createHash } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { whoAsks } from '~/domains/accounts/session.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import type { SiteState } from './app'

const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 1_000

/** Whether a request carries an admin's session. Remembered for a minute: an event must not cost a query for its session. */
export function knowAdmins(site: SiteState) {
  const known = new Map<string, { isAdmin: Promise<boolean>; until: number }>()
  return async (headers: Headers, now = Date.now()) => {
    const cookie = headers.get('cookie')
    if (!cookie) return false
    const key = createHash('sha256').update(cookie).digest('base64url')
    const before = known.get(key)
    if (before && before.until > now) return before.isAdmin
    if (known.size >= MOST_REMEMBERED) known.clear()
    const isAdmin = ask(site, headers)
    known.set(key, { isAdmin, until: now + REMEMBERED_MS })
    isAdmin.catch(() => known.delete(key))
    return isAdmin
  }
}

async function ask({ env, database }: SiteState, headers: Headers) {
  const context = new RouterContextProvider()
  context.set(databaseContext, database.db)
  context.set(environmentContext, env)
  return (await whoAsks({ request: { headers }, context })).user?.is_admin === true
}
