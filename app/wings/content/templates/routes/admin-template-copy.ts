import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
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
