import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { saveStack } from '../commands.server'
import { newStack } from '../saved-stack'
import { admitSaving } from '../stack-limits.server'
import type { Route } from './+types/stack-new'

/** POST saves one of the stacks that some needs give. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, { id }] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitSaving(db, id)
    const { body, fault } = await readJson(request, newStack)
    return fault ?? saveStack(db, id, body)
  })
}

export function loader() {
  return wrongMethod('POST')
}
