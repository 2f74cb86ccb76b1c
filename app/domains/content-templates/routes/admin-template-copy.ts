import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { duplicateTemplate } from '../commands.server'
import { TemplateIsGone } from '../errors'
import type { Route } from './+types/admin-template-copy'

/** POST makes a template with the same words. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(async () => {
    if (!isUuid(params.templateId)) throw new TemplateIsGone()
    return { id: await duplicateTemplate(context.get(databaseContext), context.get(adminContext), params.templateId) }
  })
}

export function loader() {
  return wrongMethod('POST')
}
