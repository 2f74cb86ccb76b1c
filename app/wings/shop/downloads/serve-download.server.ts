import type { Database } from '~/platform/database/database.server'
import { downloadHeaders, openDownload } from '~/platform/storage/download-response.server'
import { parseRangeHeader } from '~/platform/storage/range-header'
import { productFileStore } from './product-file-store.server'
import { type DownloadLink, type DownloadLinkState, findFileOfLink } from './queries.server'
import { type DownloadVisit, hasRecentDownload, startDownload } from './start-download.commands.server'

interface DownloadRequest {
  request: Request
  link: DownloadLink
  fileId: string
  dataDir: string
  visit: DownloadVisit
}

/** Why a file is not handed out. */
export type DownloadRefusal = Exclude<DownloadLinkState, 'ready'> | 'no-such-file' | 'store-unavailable'

/** Hands out a file of a link, whole or the range that is asked for, and counts it. HEAD tells the same and counts nothing. */
export async function serveDownload(
  db: Database,
  asked: DownloadRequest,
  now = new Date(),
): Promise<Response | DownloadRefusal> {
  const { request, link, fileId } = asked
  const file = await findFileOfLink(db, link, fileId)
  if (!file) return link.state === 'revoked' ? 'revoked' : 'no-such-file'
  if (link.state === 'revoked') return 'revoked'
  if (link.state !== 'ready' && !(await hasRecentDownload(db, link.id, file.id, now))) return link.state
  const etag = `"${file.checksum}"`
  const wanted = parseRangeHeader(request.headers, file.byteSize, etag)
  const headers = downloadHeaders(file, wanted, etag)
  if (wanted === 'unsatisfiable') return new Response(null, { status: 416, headers })
  const status = wanted === 'whole' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stream = await openDownload(productFileStore(asked.dataDir), file, wanted)
  if (!stream) return 'store-unavailable'
  const state = await startDownload(db, link, file.id, asked.visit, now)
  if (state === 'ready') return new Response(stream, { status, headers })
  await stream.cancel()
  return state
}
