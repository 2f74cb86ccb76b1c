import { answerJson } from '~/platform/answer-json.server'
import { apiFault } from '~/platform/api-fault'
import { environmentContext } from '~/platform/context.server'
import { abandonUpload, findUpload, takePart } from '../intake/uploads.server'
import { LARGEST_PART_BYTES } from '../picture'
import type { Route } from './+types/admin-upload'

/** How far the upload is: whoever lost the connection goes on from there. */
export function loader({ context, params }: Route.LoaderArgs) {
  return answerJson(async () => {
    const { fileName, byteSize, received } = await findUpload(context.get(environmentContext).DATA_DIR, params.uploadId)
    return { fileName, byteSize, received }
  })
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { DATA_DIR } = context.get(environmentContext)
  if (request.method === 'DELETE') {
    return answerJson(async () => {
      await abandonUpload(DATA_DIR, (await findUpload(DATA_DIR, params.uploadId)).id)
      return {}
    })
  }
  if (request.method !== 'PUT') return apiFault(405, 'Send PUT or DELETE.')
  return answerJson(async () => {
    const upload = await findUpload(DATA_DIR, params.uploadId)
    const offset = new URL(request.url).searchParams.get('offset') ?? ''
    if (!/^\d{1,9}$/.test(offset)) return apiFault(422, 'Say with ?offset= where the part begins.')
    const part = await partOf(request)
    if (part instanceof Response) return part
    const { received, isWanted } = await takePart(DATA_DIR, upload, Number(offset), part)
    if (isWanted) return { received }
    const fault = { code: 'conflict', message: `Go on from byte ${received}.` }
    return Response.json({ error: fault, received }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

async function partOf(request: Request) {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('content-type') ?? '')) {
    return apiFault(415, 'Send application/octet-stream.')
  }
  const tooLarge = apiFault(413, `A part has at most ${LARGEST_PART_BYTES} bytes.`)
  if (Number(request.headers.get('content-length')) > LARGEST_PART_BYTES) return tooLarge
  const part = new Uint8Array(await request.arrayBuffer())
  return part.byteLength > LARGEST_PART_BYTES ? tooLarge : part
}
