import { recordAction } from '~/domains/audit/commands.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { adminContext, sessionIdContext } from '../admin-guard.server'
import { endSessions } from '../session.server'
import type { Route } from './+types/admin-sessions'

/** DELETE ends every session of the one who asks, but for the one they ask with. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return wrongMethod('DELETE')
  const { id, email } = context.get(adminContext)
  if (!id) return apiFault(409, 'There are no sessions to end.')
  const ended = await inTransaction(context.get(databaseContext), async (tx) => {
    const count = await endSessions(tx, id, context.get(sessionIdContext))
    const done = { action: 'admin.signed-out-elsewhere', subject: `profile:${id}`, title: email }
    await recordAction(tx, { id, email }, { ...done, after: { sessions: count } })
    return count
  })
  return Response.json({ ended })
}

export function loader() {
  return wrongMethod('DELETE')
}
