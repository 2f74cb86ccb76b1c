import { methodNotAllowed } from '~/platform/http/api-error'
import { resolveSession, withCookies } from '../session.commands.server'
import type { Route } from './+types/api-session'

/** Who is signed in, for pages that are the same for everyone and ask after they have loaded. */
export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await resolveSession(args)
  return Response.json({ user: user ?? null }, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) })
}

export function action() {
  return methodNotAllowed('GET')
}
