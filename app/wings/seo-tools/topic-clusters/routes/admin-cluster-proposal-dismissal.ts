import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { dismissProposal, dismissProposalForm, restoreProposal } from '../proposals/dismissals.commands.server'
import type { Route } from './+types/admin-cluster-proposal-dismissal'

/** POST has a cluster not be proposed again, DELETE has it be proposed again. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const { body, fault } = await readJson(request, dismissProposalForm)
  if (fault) return fault
  return respondWithJson(async () => {
    await (request.method === 'POST' ? dismissProposal(db, by, body) : restoreProposal(db, by, body))
    return { id: body.id }
  })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
