import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { beforeState, bulkDeeds, doWithMany, MOST_AT_ONCE, putManyBack } from '../engine/bulk.server'
import { pieceKindContext } from '../kind-context.server'
import type { Route } from './+types/admin-pieces-bulk'

const doing = z.object({
  deed: z.enum(bulkDeeds),
  ids: z.array(z.uuid()).min(1, 'Choose something first.').max(MOST_AT_ONCE, `Choose ${MOST_AT_ONCE} at most.`),
})
const undoing = z.object({ states: z.array(beforeState).min(1).max(MOST_AT_ONCE) })

/** POST does the same with many pieces and answers what they were before, DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by, kind] = [context.get(databaseContext), context.get(adminContext), context.get(pieceKindContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, doing)
    return fault ?? answerJson(() => doWithMany(db, kind, by, body))
  }
  if (request.method !== 'DELETE') return wrongMethod('POST, DELETE')
  const { body, fault } = await readJson(request, undoing)
  return fault ?? answerJson(() => putManyBack(db, kind, by, body.states))
}

export const loader = () => wrongMethod('POST, DELETE')
