import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { entryTypeContext } from '../entry-type-context.server'
import {
  applyBulkAction,
  bulkActions,
  MAX_BULK_ENTRIES,
  previousStateSchema,
  undoBulkAction,
} from '../lifecycle/bulk-actions.commands.server'
import type { Route } from './+types/admin-entries-bulk'

const doing = z.object({
  action: z.enum(bulkActions),
  ids: z
    .array(z.uuid())
    .min(1, 'Select at least one item.')
    .max(MAX_BULK_ENTRIES, `Select at most ${MAX_BULK_ENTRIES} items.`),
})
const undoing = z.object({ states: z.array(previousStateSchema).min(1).max(MAX_BULK_ENTRIES) })

/** POST does the same with many pieces and answers what they were before, DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by, kind] = [context.get(databaseContext), context.get(adminContext), context.get(entryTypeContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, doing)
    return fault ?? respondWithJson(() => applyBulkAction(db, kind, by, body))
  }
  if (request.method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  const { body, fault } = await readJson(request, undoing)
  return fault ?? respondWithJson(() => undoBulkAction(db, kind, by, body.states))
}

export const loader = () => methodNotAllowed('POST, DELETE')
