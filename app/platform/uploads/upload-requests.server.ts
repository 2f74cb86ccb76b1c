import { answerJson } from '../answer-json.server'
import { apiFault, wrongMethod } from '../api-fault'
import { MOST_PART_BYTES } from './parts'
import type { Uploads } from './uploads.server'

/** How far an upload is: whoever lost the connection goes on from there. */
export function answerProgress<Details>(uploads: Uploads<Details>, id: string) {
  return answerJson(async () => {
    const { fileName, byteSize, received } = await uploads.find(id)
    return { fileName, byteSize, received }
  })
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export async function answerPart<Details>(uploads: Uploads<Details>, id: string, request: Request) {
  if (request.method === 'DELETE') {
    return answerJson(async () => {
      await uploads.abandon((await uploads.find(id)).id)
      return {}
    })
  }
  if (request.method !== 'PUT') return wrongMethod('GET, PUT, DELETE')
  return answerJson(async () => {
    const upload = await uploads.find(id)
    const offset = new URL(request.url).searchParams.get('offset') ?? ''
    if (!/^\d{1,12}$/.test(offset)) return apiFault(422, 'Say with ?offset= where the part begins.')
    const part = await partOf(request)
    if (part instanceof Response) return part
    const { received, isWanted } = await uploads.takePart(upload, Number(offset), part)
    if (isWanted) return { received }
    const fault = { code: 'conflict', message: `Go on from byte ${received}.` }
    return Response.json({ error: fault, received }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

async function partOf(request: Request) {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('content-type') ?? '')) {
    return apiFault(415, 'Send application/octet-stream.')
  }
  const tooLarge = apiFault(413, `A part has at most ${MOST_PART_BYTES} bytes.`)
  if (Number(request.headers.get('content-length')) > MOST_PART_BYTES) return tooLarge
  const part = new Uint8Array(await request.arrayBuffer())
  return part.byteLength > MOST_PART_BYTES ? tooLarge : part
}
