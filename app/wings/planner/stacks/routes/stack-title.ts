import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
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
