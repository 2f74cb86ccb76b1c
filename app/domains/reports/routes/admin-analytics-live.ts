import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { followLive } from '../live/follow-live.server'
import type { Route } from './+types/admin-analytics-live'

/** GET follows who is on the site, by server-sent events. */
export function loader({ request, context }: Route.LoaderArgs) {
  // whoever cannot read events would wait for an end that does not come
  if (!request.headers.get('accept')?.includes('text/event-stream')) return apiFault(406, 'Ask for text/event-stream.')
  return answerJson(async () => followLive(context.get(databaseContext), request))
}

export const action = () => wrongMethod('GET')
