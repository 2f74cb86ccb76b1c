import { setTimeout as pause } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { sanitizeFileName } from '~/platform/uploads/sanitize-file-name'
import { type UploadPurpose, UploadStore } from '~/platform/uploads/upload-store.server'
import { type ApiEnv, jsonBody } from './api.server'

// proxies give up after 30 or 60 seconds; a picture that waits for others may take longer
const ANSWER_WITHIN_MS = 20_000

interface UploadHandlers<Caller extends object, Details> {
  purpose: UploadPurpose<Details>
  /** Throws when the file is for something that is not there. */
  authorize?: (c: Context<ApiEnv<Caller>>, details: Details) => Promise<void>
  /** Makes of a whole upload what it is for. Asked again, it answers the same. */
  complete: (uploadId: string, c: Context<ApiEnv<Caller>>) => Promise<object>
}

/**
 * The addresses of uploads of one purpose: `POST /` announces a file as JSON and answers its `id`; `/:id` takes its bytes
 * as tus 1.0 does (HEAD, PATCH) and gives it up (DELETE); `POST /:id/completion` answers what it has become, or 202 while
 * that is being made: ask again.
 */
export function createUploadsApi<Caller extends object, Details>(
  api: Hono<ApiEnv<Caller>>,
  { purpose, authorize, complete }: UploadHandlers<Caller, Details>,
) {
  const open = ({ db, siteEnv }: ApiEnv<object>['Variables']) => new UploadStore(db, siteEnv.DATA_DIR, purpose)
  const announcement = z.object({
    fileName: z.string().transform(sanitizeFileName).pipe(z.string().min(1, 'The file has no name.')),
    byteSize: z.int().min(0),
    details: purpose.details,
  })
  return api
    .post('/', jsonBody(announcement), async (c) => {
      const file = c.req.valid('json')
      await authorize?.(c, file.details)
      return c.json({ id: await open(c.var).begin(file) }, 201)
    })
    .on(['GET', 'PATCH'], '/:uploadId', (c) => {
      // Hono brings HEAD here as GET, to which tus would answer the file: it is never served
      const request = c.req.method === 'PATCH' ? c.req.raw : new Request(c.req.raw, { method: 'HEAD' })
      return open(c.var).respond(c.req.param('uploadId'), request)
    })
    .delete('/:uploadId', async (c) => {
      const uploads = open(c.var)
      await uploads.abandon((await uploads.find(c.req.param('uploadId'))).id)
      return c.json({})
    })
    .post('/:uploadId/completion', async (c) => {
      const completion = complete(c.req.param('uploadId'), c)
      completion.catch(() => {}) // heard below, or by whoever asks again
      const answer = await Promise.race([completion, pause(ANSWER_WITHIN_MS, undefined, { ref: false })])
      return answer ? c.json(answer) : c.json({ isWorking: true }, 202)
    })
}
