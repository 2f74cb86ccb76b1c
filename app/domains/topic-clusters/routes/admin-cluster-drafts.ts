import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson, WrongFields } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { takenBack } from '../cluster-forms'
import { draftTopicPage, takeDraftBack } from '../drafting/draft-topic-page.server'
import { topicDraft, wantedDraft } from '../drafting/topic-draft'
import { ClusterIsGone } from '../errors'
import { LONGEST_BODY_BYTES } from '../longest-body'
import type { Route } from './+types/admin-cluster-drafts'

const taken = topicDraft.extend(takenBack.shape)

/** POST makes the page that a topic misses, as a draft, DELETE takes such an answer back. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  return answerJson(async () => {
    const { clusterId } = params
    if (!isUuid(clusterId)) throw new ClusterIsGone()
    if (request.method === 'DELETE') {
      const { body, fault } = await readJson(request, taken, LONGEST_BODY_BYTES)
      return fault ?? takeDraftBack(db, by, clusterId, body)
    }
    const { body, fault } = await readJson(request, wantedDraft)
    return fault ?? draftTopicPage(db, by, clusterId, body).catch(named)
  })
}

/** There is no form beside whose fields it could be said what a template lacks. */
function named(error: unknown): never {
  if (!(error instanceof WrongFields)) throw error
  throw new DomainError([error.message, ...Object.values(error.fields)].join(' '), 422)
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
