import { apiErrorResponse, methodNotAllowed } from '../http/api-error'
import { respondWithJson } from '../http/respond-with-json.server'
import { MAX_PART_BYTES } from './part-size'
import type { UploadStore } from './upload-store.server'

/** How far an upload is: whoever lost the connection goes on from there. */
export function uploadProgressResponse<Details>(uploads: UploadStore<Details>, id: string) {
  return respondWithJson(async () => {
    const { fileName, byteSize, received } = await uploads.find(id)
    return { fileName, byteSize, received }
  })
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export async function uploadPartResponse<Details>(uploads: UploadStore<Details>, id: string, request: Request) {
  if (request.method === 'DELETE') {
    return respondWithJson(async () => {
      await uploads.abandon((await uploads.find(id)).id)
      return {}
    })
  }
  if (request.method !== 'PUT') return methodNotAllowed('GET, PUT, DELETE')
  return respondWithJson(async () => {
    const upload = await uploads.find(id)
    const offset = new URL(request.url).searchParams.get('offset') ?? ''
    if (!/^\d{1,12}$/.test(offset)) return apiErrorResponse(422, 'Set ?offset= to the first byte of the part.')
    const part = await readPart(request)
    if (part instanceof Response) return part
    const { received, isWanted } = await uploads.writePart(upload, Number(offset), part)
    if (isWanted) return { received }
    const fault = { code: 'conflict', message: `Continue from byte ${received}.` }
    return Response.json({ error: fault, received }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

async function readPart(request: Request) {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('content-type') ?? '')) {
    return apiErrorResponse(415, 'Send application/octet-stream.')
  }
  const tooLarge = apiErrorResponse(413, `A part can have at most ${MAX_PART_BYTES} bytes.`)
  if (Number(request.headers.get('content-length')) > MAX_PART_BYTES) return tooLarge
  const part = new Uint8Array(await request.arrayBuffer())
  return part.byteLength > MAX_PART_BYTES ? tooLarge : part
}
