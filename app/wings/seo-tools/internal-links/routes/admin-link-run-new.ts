import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
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
