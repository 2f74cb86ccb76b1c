import { httpRequest } from './http'

interface SiteOrigin {
  origin: string
}

const json = { 'content-type': 'application/json', accept: 'application/json' }

/** Calls to the library as a signed-in admin makes them; answers status and JSON. */
export function createMediaClient({ origin }: SiteOrigin, cookie: string) {
  async function call(method: string, path: string, body?: unknown) {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const headers = { ...json, cookie, origin, 'content-length': String(Buffer.byteLength(sent)) }
    const { status, text } = await httpRequest(origin, `/admin/media/${path}`, { method, headers, body: sent })
    return { status, ...(text.startsWith('{') ? JSON.parse(text) : { text }) }
  }
  async function part(id: string, offset: number, bytes: Buffer) {
    const headers = { 'content-type': 'application/octet-stream', accept: 'application/json', cookie, origin }
    const path = `/admin/media/uploads/${id}?offset=${offset}`
    const { status, text } = await httpRequest(origin, path, { method: 'PUT', headers, body: bytes })
    return { status, ...(text.startsWith('{') ? JSON.parse(text) : { text }) }
  }
  return {
    call,
    part,
    begin: (fileName: string, byteSize: number) => call('POST', 'uploads', { fileName, byteSize }),
    complete: (id: string) => call('POST', `uploads/${id}/completion`),
    /** A whole file, from the announcement to the answer of its completion. */
    async upload(fileName: string, bytes: Buffer, partBytes = 5 * 1024 * 1024) {
      const begun = await call('POST', 'uploads', { fileName, byteSize: bytes.length })
      if (begun.status !== 201) return begun
      for (let offset = 0; offset < bytes.length; offset += partBytes) {
        const sent = await part(begun.id, offset, bytes.subarray(offset, offset + partBytes))
        if (sent.status !== 200) return sent
      }
      return call('POST', `uploads/${begun.id}/completion`)
    },
  }
}
