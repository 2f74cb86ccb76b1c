import { setTimeout as pause } from 'node:timers/promises'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { completePictureUpload } from '../complete-picture-upload.server'
import { findMediaFile } from '../queries.server'
import type { Route } from './+types/admin-media-upload-completion'

// proxies give up after 30 or 60 seconds; pictures that wait for others may take longer
const ANSWER_WITHIN_MS = 20_000

/** Makes the picture. Answers it with 201 (200 when the library had the same bytes), or 202: ask again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const db = context.get(databaseContext)
  const { DATA_DIR } = context.get(environmentContext)
  return respondWithJson(async () => {
    const completion = completePictureUpload(db, DATA_DIR, context.get(adminContext), params.uploadId)
    completion.catch(() => {}) // heard below, or by whoever asks again
    const done = await Promise.race([completion, pause(ANSWER_WITHIN_MS, undefined, { ref: false })])
    if (!done) return Response.json({ isEncoding: true }, { status: 202 })
    const file = await findMediaFile(db, done.mediaId)
    return Response.json({ file, isDuplicate: done.isDuplicate }, { status: done.isDuplicate ? 200 : 201 })
  })
}
