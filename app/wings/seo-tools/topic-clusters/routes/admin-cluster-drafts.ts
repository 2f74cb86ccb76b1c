import { isUuid } from '~/platform/database/is-uuid'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { InvalidFields, respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { undoClusterChangeForm } from '../cluster-forms'
import { draftTopicPage, undoTopicDraft } from '../draft-topic-page.commands.server'
import { ClusterIsGone } from '../errors'
import { MAX_BODY_BYTES } from '../max-body-bytes'
import { topicDraftForm, topicDraftSchema } from '../topic-draft'
import type { Route } from './+types/admin-cluster-drafts'

const undoDraftForm = topicDraftSchema.extend(undoClusterChangeForm.shape)

/** POST makes the page that a topic misses, as a draft, DELETE takes such an answer back. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    const { clusterId } = params
    if (!isUuid(clusterId)) throw new ClusterIsGone()
    if (request.method === 'DELETE') {
      const { body, fault } = await readJson(request, undoDraftForm, MAX_BODY_BYTES)
      return fault ?? undoTopicDraft(db, by, clusterId, body)
    }
    const { body, fault } = await readJson(request, topicDraftForm)
    return fault ?? draftTopicPage(db, by, clusterId, body).catch(withFieldMessages)
  })
}

/** There is no form beside whose fields it could be said what a template lacks. */
function withFieldMessages(error: unknown): never {
  if (!(error instanceof InvalidFields)) throw error
  throw new DomainError([error.message, ...Object.values(error.fields)].join(' '), 422)
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
