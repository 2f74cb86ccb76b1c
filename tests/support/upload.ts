import type { UploadStore } from '~/platform/uploads/upload-store.server'

/** Sends bytes of an upload from `offset` on, as a browser does; answers the status and how many are there. */
export async function sendUploadBytes<Details>(
  uploads: UploadStore<Details>,
  id: string,
  offset: number,
  bytes: Buffer,
) {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    'content-length': String(bytes.length),
  }
  const body = new Uint8Array(bytes)
  const answer = await uploads.respond(id, new Request(`http://site/${id}`, { method: 'PATCH', headers, body }))
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset')), text: await answer.text() }
}

/** A file that has come whole; answers the id of its upload. */
export async function anUploadedFile<Details>(
  uploads: UploadStore<Details>,
  { fileName, bytes, details }: { fileName: string; bytes: Buffer; details: Details },
) {
  const id = await uploads.begin({ fileName, byteSize: bytes.length, details })
  await sendUploadBytes(uploads, id, 0, bytes)
  return id
}
