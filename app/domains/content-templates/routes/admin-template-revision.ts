import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { LARGEST_INTEGER } from '~/platform/largest-integer'
import { findTemplateRevision } from '../queries.server'
import type { Route } from './+types/admin-template-revision'

/** One save of a template, whole. */
export function loader({ context, params }: Route.LoaderArgs) {
  return answerJson(async () => {
    const revision = /^\d{1,10}$/.test(params.revision) ? Number(params.revision) : LARGEST_INTEGER + 1
    const isPossible = isUuid(params.templateId) && revision <= LARGEST_INTEGER
    const state = isPossible && (await findTemplateRevision(context.get(databaseContext), params.templateId, revision))
    if (!state) throw new DomainError('This state is no longer kept.', 404)
    return { state }
  })
}

export function action() {
  return wrongMethod('GET')
}
