import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { streamLiveVisitors } from '../stream-live-visitors.server'
import type { Route } from './+types/admin-analytics-live'

/** GET follows who is on the site, by server-sent events. */
export function loader({ request, context }: Route.LoaderArgs) {
  // whoever cannot read events would wait for an end that does not come
  if (!request.headers.get('accept')?.includes('text/event-stream'))
    return apiErrorResponse(406, 'Request text/event-stream.')
  return respondWithJson(async () => streamLiveVisitors(context.get(databaseContext), request))
}

export const action = () => methodNotAllowed('GET')
