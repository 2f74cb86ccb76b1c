import { createApi, mountApis, serveApis } from '~/kits/api/api.server'
import { apiErrorResponse } from '~/platform/http/api-error'
import { resolveSession, withCookies } from '~/wings/site/accounts/session.commands.server'
import { listTeammates } from '../team.queries.server'

const teamApi = createApi(() => ({}))
  /** At most ten people who share a plan or a note with the one who asks. */
  .get('/', async (c) => {
    const { user, cookies } = await resolveSession({ request: c.req.raw, context: c.env.context })
    if (!user) return apiErrorResponse(401, 'Sign in to see your team.')
    return c.json({ team: await listTeammates(c.var.db, user) }, { headers: withCookies(cookies, {}) })
  })

const api = mountApis('/api/team', { '/': teamApi })

export const loader = serveApis(api)
export const action = serveApis(api)
