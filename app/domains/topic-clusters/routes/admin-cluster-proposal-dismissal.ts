import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { dismissedProposal, dismissProposal, restoreProposal } from '../proposing/dismissals.server'
import type { Route } from './+types/admin-cluster-proposal-dismissal'

/** POST has a cluster not be proposed again, DELETE has it be proposed again. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const { body, fault } = await readJson(request, dismissedProposal)
  if (fault) return fault
  return answerJson(async () => {
    await (request.method === 'POST' ? dismissProposal(db, by, body) : restoreProposal(db, by, body))
    return { id: body.id }
  })
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
