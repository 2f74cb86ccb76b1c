import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { saveTitleTemplate } from '../commands.server'
import { findTitleTemplates } from '../queries.server'
import { titleTemplateKinds } from '../title-template'
import { titleTemplateSchema } from '../title-template-form.server'
import type { Route } from './+types/admin-title-template'

/** GET answers the pattern of the kind at `?kind`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = titleTemplateKinds.find((known) => known === url.searchParams.get('kind'))
  if (!kind) return apiErrorResponse(404, 'Unknown page type.')
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
    const error = { code: 'conflict', message: 'This template was changed since you opened it.' }
    return Response.json({ error, ...written }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}
