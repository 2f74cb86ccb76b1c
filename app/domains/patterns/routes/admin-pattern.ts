import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { saveTitleTemplate } from '../commands.server'
import { titleTemplateKinds } from '../pattern'
import { titleTemplateSchema } from '../pattern-form.server'
import { findTitleTemplates } from '../queries.server'
import type { Route } from './+types/admin-pattern'

/** GET answers the pattern of the kind at `?kind`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = titleTemplateKinds.find((known) => known === url.searchParams.get('kind'))
  if (!kind) return apiErrorResponse(404, 'There are no pages of this kind.')
  return respondWithJson(async () => (await findTitleTemplates(context.get(databaseContext)))[kind])
}

/** PUT says how pages of a kind are called; when somebody did meanwhile, the answer is 409 with their pattern. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET, PUT')
  const { body, fault } = await readJson(request, titleTemplateSchema)
  if (fault) return fault
  return respondWithJson(async () => {
    const written = await saveTitleTemplate(context.get(databaseContext), context.get(adminContext), body)
    if (!('current' in written)) return written
    const error = { code: 'conflict', message: 'Somebody has saved this pattern since you opened it.' }
    return Response.json({ error, ...written }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}
