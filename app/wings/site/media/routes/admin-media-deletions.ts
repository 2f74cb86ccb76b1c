import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { deletePictures, restorePictures } from '../commands.server'
import type { Route } from './+types/admin-media-deletions'

const MAX_AT_ONCE = 500

const deletionRequest = z.object({ ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE) })

/** POST takes pictures out of the library, those that nothing shows; DELETE takes that back. Answers the ids it was done to. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  const { body, fault } = await readJson(request, deletionRequest)
  if (fault) return fault
  const change = request.method === 'POST' ? deletePictures : restorePictures
  return respondWithJson(async () => ({
    ids: await change(context.get(databaseContext), context.get(adminContext), body.ids),
  }))
}
