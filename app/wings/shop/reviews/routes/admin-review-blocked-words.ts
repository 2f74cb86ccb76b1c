import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { blockedWordsForm, saveBlockedWords } from '../blocked-words.commands.server'
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
