import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { duplicateTemplate } from '../commands.server'
import { TemplateIsGone } from '../errors'
import type { Route } from './+types/admin-template-copy'

/** POST makes a template with the same words. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(async () => {
    if (!isUuid(params.templateId)) throw new TemplateIsGone()
    return { id: await duplicateTemplate(context.get(databaseContext), context.get(adminContext), params.templateId) }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
