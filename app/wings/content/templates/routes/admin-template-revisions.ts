import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
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
