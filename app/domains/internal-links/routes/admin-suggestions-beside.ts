import { MAX_ENTRY_BYTES } from '~/domains/writing/piece'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { findDraftSuggestions, findInboundSuggestions } from '../suggesting/find-suggestions.server'
import { draftText } from '../suggesting/written-text'
import type { Route } from './+types/admin-suggestions-beside'

/** `GET ?page=<id>`: where texts of other pages could link to one that is being written. */
export function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('page') ?? ''
  if (!isUuid(id)) throw notFound('Page')
  return respondWithJson(() => findInboundSuggestions(context.get(databaseContext), id))
}

/** `POST`: where a text could link to as it is written now. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const { body, fault } = await readJson(request, draftText, MAX_ENTRY_BYTES)
  if (fault) return fault
  return respondWithJson(() => findDraftSuggestions(context.get(databaseContext), body))
}
