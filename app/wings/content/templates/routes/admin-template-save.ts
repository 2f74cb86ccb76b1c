import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { saveTemplate } from '../commands.server'
import { TemplateIsGone } from '../errors'
import { saveTemplateForm } from '../template-form'
import type { Route } from './+types/admin-template-save'

/** PUT stores a template; when somebody saved it meanwhile, the answer is 409 with their version. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, saveTemplateForm, MAX_ENTRY_BYTES)
  if (fault) return fault
  const { basedOn, ...form } = body
  return respondWithJson(async () => {
    if (!isUuid(params.templateId)) throw new TemplateIsGone()
    const by = context.get(adminContext)
    const saved = await saveTemplate(context.get(databaseContext), by, params.templateId, { basedOn, form })
    if (!('current' in saved)) return saved
    const error = { code: 'conflict', message: 'This template was changed since you opened it.' }
    return Response.json({ error, ...saved }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return methodNotAllowed('PUT')
}
