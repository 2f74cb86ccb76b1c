import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { blockedWordsForm, saveBlockedWords } from '../blocked-words.server'
import type { Route } from './+types/admin-review-blocked-words'

/** PUT replaces the words that make a review look like spam. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return wrongMethod('PUT')
  const { body, fault } = await readJson(request, blockedWordsForm)
  return (
    fault ?? answerJson(() => saveBlockedWords(context.get(databaseContext), context.get(adminContext), body.words))
  )
}

export const loader = () => wrongMethod('PUT')
