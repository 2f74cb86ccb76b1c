import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { beginRun } from '../runs/commands.server'
import { runForm } from '../runs/run-form'
import type { Route } from './+types/admin-link-run-new'

/** POST begins a dry run and answers its id. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(async () => {
    const { body, fault } = await readJson(request, runForm)
    return fault ?? { id: await beginRun(context.get(databaseContext), context.get(adminContext), body) }
  })
}

export function loader() {
  return wrongMethod('POST')
}
