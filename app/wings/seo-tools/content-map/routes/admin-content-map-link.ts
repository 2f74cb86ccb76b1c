import { apiErrorResponse } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { findLinkDetails } from '../link-details.queries.server'
import type { Route } from './+types/admin-content-map-link'

/** `GET ?from=&to=`, both paths: the links from the one page to the other, or the sentence that could carry one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to')]
  if (!from || !to) return apiErrorResponse(400, 'Choose a source page and a target page.')
  return respondWithJson(() => findLinkDetails(context.get(databaseContext), from, to))
}
