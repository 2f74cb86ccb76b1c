import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { blockedWordsForm, saveBlockedWords } from '../blocked-words.server'
import type { Route } from './+types/admin-review-blocked-words'

/** PUT replaces the words that make a review look like spam. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const { body, fault } = await readJson(request, blockedWordsForm)
  return (
    fault ??
    respondWithJson(() => saveBlockedWords(context.get(databaseContext), context.get(adminContext), body.words))
  )
}

export const loader = () => methodNotAllowed('PUT')
