import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { saveStack } from '../commands.server'
import { newStackSchema } from '../saved-stack'
import { limitStackSaves } from '../stack-limits.queries.server'
import type { Route } from './+types/stack-new'

/** POST saves one of the stacks that some needs give. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, { id }] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await limitStackSaves(db, id)
    const { body, fault } = await readJson(request, newStackSchema)
    return fault ?? saveStack(db, id, body)
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
