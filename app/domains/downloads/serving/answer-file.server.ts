import { contentDisposition } from '~/platform/content-disposition'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/log.server'
import { StoreUnavailable } from '~/platform/storage/file-store.server'
import { productFileStore } from '../store.server'
import { type Wanted, wantedBytes } from './byte-range'
import { type DownloadLink, findFileOfLink, type LinkState } from './open-link.server'
import { type DownloadVisit, isBegun, startDownload } from './start-download.server'

interface Asked {
  request: Request
  link: DownloadLink
  fileId: string
  dataDir: string
  visit: DownloadVisit
}

/** Why a file is not handed out. */
export type Refusal = Exclude<LinkState, 'ready'> | 'no-such-file' | 'store-unavailable'

/** Hands out a file of a link, whole or the range that is asked for, and counts it. HEAD tells the same and counts nothing. */
export async function answerFile(db: Database, asked: Asked, now = new Date()): Promise<Response | Refusal> {
  const { request, link, fileId } = asked
  const file = await findFileOfLink(db, link, fileId)
  if (!file) return link.state === 'revoked' ? 'revoked' : 'no-such-file'
  if (link.state === 'revoked') return 'revoked'
  if (link.state !== 'ready' && !(await isBegun(db, link.id, file.id, now))) return link.state
  const etag = `"${file.checksum}"`
  const wanted = wantedBytes(request.headers, file.byteSize, etag)
  const headers = headersOf(file, wanted, etag)
  if (wanted === 'unsatisfiable') return new Response(null, { status: 416, headers })
  const status = wanted === 'whole' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stream = await openFile(asked.dataDir, file, wanted)
  if (!stream) return 'store-unavailable'
  const state = await startDownload(db, link, file.id, asked.visit, now)
  if (state === 'ready') return new Response(stream, { status, headers })
  await stream.cancel()
  return state
}

interface OfferedFile {
  id: string
  storedAs: string
  fileName: string
  byteSize: number
}

async function openFile(dataDir: string, file: OfferedFile, wanted: Exclude<Wanted, 'unsatisfiable'>) {
  try {
    const range = wanted === 'whole' ? undefined : wanted
    const found = await productFileStore(dataDir).read(file.storedAs, range)
    if (found?.byteSize === file.byteSize) return found.stream
    await found?.stream.cancel()
    log.error({ fileId: file.id, found: found?.byteSize ?? null }, 'the bytes of a product file are missing')
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.error({ err: error, fileId: file.id }, 'a product file could not be read')
  }
  return undefined
}

function headersOf({ fileName, byteSize }: OfferedFile, wanted: Wanted, etag: string) {
  const headers = new Headers({
    // whatever it is, it is kept and never opened as a part of this site
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': contentDisposition(fileName),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    ETag: etag,
  })
  if (wanted === 'unsatisfiable') headers.set('Content-Range', `bytes */${byteSize}`)
  else if (wanted === 'whole') headers.set('Content-Length', String(byteSize))
  else {
    headers.set('Content-Length', String(wanted.end - wanted.start + 1))
    headers.set('Content-Range', `bytes ${wanted.start}-${wanted.end}/${byteSize}`)
  }
  return headers
}
