import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { startLinkRun } from '../runs/commands.server'
import { linkRunForm } from '../runs/run-form'
import type { Route } from './+types/admin-link-run-new'

/** POST begins a dry run and answers its id. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, linkRunForm)
    return fault ?? { id: await startLinkRun(context.get(databaseContext), context.get(adminContext), body) }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
