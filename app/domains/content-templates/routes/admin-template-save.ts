import { adminContext } from '~/domains/accounts/admin-guard.server'
import { LONGEST_DRAFT_BYTES } from '~/domains/writing/piece'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { savedTemplate } from '../admin/save-form'
import { saveTemplate } from '../commands.server'
import { TemplateIsGone } from '../errors'
import type { Route } from './+types/admin-template-save'

/** PUT stores a template; when somebody saved it meanwhile, the answer is 409 with their version. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, savedTemplate, LONGEST_DRAFT_BYTES)
  if (fault) return fault
  const { basedOn, ...form } = body
  return answerJson(async () => {
    if (!isUuid(params.templateId)) throw new TemplateIsGone()
    const by = context.get(adminContext)
    const saved = await saveTemplate(context.get(databaseContext), by, params.templateId, { basedOn, form })
    if (!('current' in saved)) return saved
    const error = { code: 'conflict', message: 'Somebody has saved this template since you opened it.' }
    return Response.json({ error, ...saved }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return wrongMethod('PUT')
}
