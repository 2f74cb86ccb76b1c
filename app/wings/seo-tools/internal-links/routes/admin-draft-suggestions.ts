import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { draftTextSchema } from '../suggestions/draft-text'
import { findDraftSuggestions, findInboundSuggestions } from '../suggestions/queries.server'
import type { Route } from './+types/admin-draft-suggestions'

/** `GET ?page=<id>`: where texts of other pages could link to one that is being written. */
export function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('page') ?? ''
  if (!isUuid(id)) throw notFound('Page')
  return respondWithJson(() => findInboundSuggestions(context.get(databaseContext), id))
}

/** `POST`: where a text could link to as it is written now. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const { body, fault } = await readJson(request, draftTextSchema, MAX_ENTRY_BYTES)
  if (fault) return fault
  return respondWithJson(() => findDraftSuggestions(context.get(databaseContext), body))
}
