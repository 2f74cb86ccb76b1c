import { setTimeout as pause } from 'node:timers/promises'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { completeFileUpload } from '../complete-file-upload.server'
import type { Route } from './+types/admin-product-upload-completion'

// proxies give up after 30 or 60 seconds; 2 GB may take longer to reach a store elsewhere
const ANSWER_WITHIN_MS = 20_000

export const loader = () => methodNotAllowed('POST')

/** Makes the file. Answers its id with 201, or 202: ask again. */
export async function action({ request, context, params: { productId, uploadId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const db = context.get(databaseContext)
  const dataDir = context.get(environmentContext).DATA_DIR
  return respondWithJson(async () => {
    const completion = completeFileUpload(db, context.get(adminContext), { dataDir, productId, uploadId })
    completion.catch(() => {}) // heard below, or by whoever asks again
    const fileId = await Promise.race([completion, pause(ANSWER_WITHIN_MS, undefined, { ref: false })])
    return fileId ? Response.json({ fileId }, { status: 201 }) : Response.json({ isStoring: true }, { status: 202 })
  })
}
