import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { startAudit, stopAudit } from '../commands.server'
import type { Route } from './+types/admin-audit-running'

const stopAuditForm = z.object({ id: z.uuid() })

/** POST begins an audit and answers its id, DELETE stops the one that is named. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') return respondWithJson(async () => ({ id: await startAudit(db, by) }))
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, stopAuditForm)
  if (fault) return fault
  return respondWithJson(async () => {
    await stopAudit(db, by, body.id)
    return {}
  })
}

export const loader = () => methodNotAllowed('POST, DELETE')
