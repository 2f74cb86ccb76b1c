import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { renameStack } from '../commands.server'
import { stackTitleSchema } from '../saved-stack'
import type { Route } from './+types/stack-title'

const body = z.object({ title: stackTitleSchema })

/** PUT gives a saved stack another title. */
export async function action({ request, context, params: { stackId } }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body: renamed, fault } = await readJson(request, body)
  if (fault) return fault
  return respondWithJson(async () => {
    await renameStack(context.get(databaseContext), context.get(userContext).id, stackId, renamed.title)
    return renamed
  })
}

export function loader() {
  return methodNotAllowed('PUT')
}
