import { httpRequest } from './http'

interface SiteOrigin {
  origin: string
}

const json = { 'content-type': 'application/json', accept: 'application/json' }
const UPLOADS = '/admin/api/uploads/media'

/** Calls to the library as a signed-in admin makes them; answers status and JSON. */
export function createMediaClient({ origin }: SiteOrigin, cookie: string) {
  async function send(method: string, path: string, body?: unknown) {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const headers = { ...json, cookie, origin, 'content-length': String(Buffer.byteLength(sent)) }
    const { status, text } = await httpRequest(origin, path, { method, headers, body: sent })
    return { status, ...(text.startsWith('{') ? JSON.parse(text) : { text }) }
  }
  const client = {
    call: (method: string, path: string, body?: unknown) => send(method, `/admin/api/media/${path}`, body),
    /** Below the address of uploads. */
    callUploads: (method: string, path: string, body?: unknown) => send(method, UPLOADS + path, body),
    begin: (fileName: string, byteSize: number) => send('POST', UPLOADS, { fileName, byteSize, details: {} }),
    complete: (id: string) => send('POST', `${UPLOADS}/${id}/completion`),
    /** Sends a part by tus, with other headers where a test wants them; answers how many bytes are there. */
    async part(id: string, offset: number | string, bytes: Buffer, others: Record<string, string> = {}) {
      const type = 'application/offset+octet-stream'
      const tus = { 'tus-resumable': '1.0.0', 'upload-offset': String(offset), 'content-type': type, ...others }
      const headers = { cookie, origin, ...tus }
      const answer = await httpRequest(origin, `${UPLOADS}/${id}`, { method: 'PATCH', headers, body: bytes })
      return { status: answer.status, received: Number(answer.headers['upload-offset']), text: answer.text }
    },
    /** How many bytes of an upload are there. */
    async received(id: string) {
      const headers = { cookie, origin, 'tus-resumable': '1.0.0' }
      const answer = await httpRequest(origin, `${UPLOADS}/${id}`, { method: 'HEAD', headers })
      return { status: answer.status, received: Number(answer.headers['upload-offset']) }
    },
    get: (id: string, headers: Record<string, string>) =>
      httpRequest(origin, `${UPLOADS}/${id}`, { headers: { cookie, ...headers } }),
    /** A whole file, from the announcement to the answer of its completion. */
    async upload(fileName: string, bytes: Buffer, partBytes = 8 * 1024 * 1024) {
      const begun = await client.begin(fileName, bytes.length)
      if (begun.status !== 201) return begun
      for (let offset = 0; offset < bytes.length; offset += partBytes) {
        const sent = await client.part(begun.id, offset, bytes.subarray(offset, offset + partBytes))
        if (sent.status !== 204) return sent
      }
      return client.complete(begun.id)
    },
  }
  return client
}
