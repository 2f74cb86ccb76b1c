import { adminContext } from '~/domains/accounts/admin-guard.server'
import { MAX_ENTRY_BYTES } from '~/domains/writing/piece'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { saveTemplateForm } from '../admin/save-form'
import { saveTemplate } from '../commands.server'
import { TemplateIsGone } from '../errors'
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
    const error = { code: 'conflict', message: 'Somebody has saved this template since you opened it.' }
    return Response.json({ error, ...saved }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return methodNotAllowed('PUT')
}
