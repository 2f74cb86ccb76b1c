import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { readJson } from '~/platform/json-request.server'
import { unfinishedDraft } from '../starting/draft'
import { readDraft } from '../starting/read-draft'
import type { Route } from './+types/new-reading'

export const loader = () => wrongMethod('POST')

/** POST answers what the engine reads out of an unfinished draft: capabilities, conflicts, questions. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const { body, fault } = await readJson(request, unfinishedDraft)
  if (fault) return fault
  return answerJson(async () => readDraft(body))
}
