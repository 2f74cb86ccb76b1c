import { isUuid } from '~/platform/database/is-uuid'
import { MAX_INTEGER } from '~/platform/database/max-integer'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { findTemplateRevision } from '../queries.server'
import type { Route } from './+types/admin-template-revision'

/** One save of a template, whole. */
export function loader({ context, params }: Route.LoaderArgs) {
  return respondWithJson(async () => {
    const revision = /^\d{1,10}$/.test(params.revision) ? Number(params.revision) : MAX_INTEGER + 1
    const isPossible = isUuid(params.templateId) && revision <= MAX_INTEGER
    const state = isPossible && (await findTemplateRevision(context.get(databaseContext), params.templateId, revision))
    if (!state) throw new DomainError('This revision no longer exists.', 404)
    return { state }
  })
}

export function action() {
  return methodNotAllowed('GET')
}
