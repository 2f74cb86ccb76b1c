import { respondWithJson } from '~/platform/answer-json.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { streamLiveVisitors } from '../live/follow-live.server'
import type { Route } from './+types/admin-analytics-live'

/** GET follows who is on the site, by server-sent events. */
export function loader({ request, context }: Route.LoaderArgs) {
  // whoever cannot read events would wait for an end that does not come
  if (!request.headers.get('accept')?.includes('text/event-stream'))
    return apiErrorResponse(406, 'Ask for text/event-stream.')
  return respondWithJson(async () => streamLiveVisitors(context.get(databaseContext), request))
}

export const action = () => methodNotAllowed('GET')
