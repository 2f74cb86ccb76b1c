import { respondWithJson } from '~/platform/answer-json.server'
import { apiErrorResponse } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { findLinkDetails } from '../find-link-facts.server'
import type { Route } from './+types/admin-map-link'

/** `GET ?from=&to=`, both paths: the links from the one page to the other, or the sentence that could carry one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to')]
  if (!from || !to) return apiErrorResponse(400, 'Say from which page to which.')
  return respondWithJson(() => findLinkDetails(context.get(databaseContext), from, to))
}
