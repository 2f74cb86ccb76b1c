import { LONGEST_DRAFT_BYTES } from '~/domains/writing/piece'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { findInbound, findOutboundOfText } from '../suggesting/find-suggestions.server'
import { writtenText } from '../suggesting/written-text'
import type { Route } from './+types/admin-suggestions-beside'

/** `GET ?page=<id>`: where texts of other pages could link to one that is being written. */
export function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('page') ?? ''
  if (!isUuid(id)) throw notFound('Page')
  return answerJson(() => findInbound(context.get(databaseContext), id))
}

/** `POST`: where a text could link to as it is written now. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('GET, POST')
  const { body, fault } = await readJson(request, writtenText, LONGEST_DRAFT_BYTES)
  if (fault) return fault
  return answerJson(() => findOutboundOfText(context.get(databaseContext), body))
}
