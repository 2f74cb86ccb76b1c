import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { TemplateIsGone } from '../errors'
import { listTemplateRevisions } from '../queries.server'
import type { Route } from './+types/admin-template-revisions'

/** The saves that are kept of a template, newest first. */
export function loader({ context, params }: Route.LoaderArgs) {
  return respondWithJson(async () => {
    if (!isUuid(params.templateId)) throw new TemplateIsGone()
    return { revisions: await listTemplateRevisions(context.get(databaseContext), params.templateId) }
  })
}

export function action() {
  return methodNotAllowed('GET')
}
