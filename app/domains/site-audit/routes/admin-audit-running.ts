import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { beginAudit, stopAudit } from '../commands.server'
import type { Route } from './+types/admin-audit-running'

const named = z.object({ id: z.uuid() })

/** POST begins an audit and answers its id, DELETE stops the one that is named. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') return answerJson(async () => ({ id: await beginAudit(db, by) }))
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, named)
  if (fault) return fault
  return answerJson(async () => {
    await stopAudit(db, by, body.id)
    return {}
  })
}

export const loader = () => wrongMethod('POST, DELETE')
