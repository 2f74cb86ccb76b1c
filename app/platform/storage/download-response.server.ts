import { contentDisposition } from '../http/content-disposition'
import { log } from '../monitoring/log.server'
import { type FileStore, FileStoreUnavailable } from './file-store.server'
import type { RequestedRange } from './range-header'

interface DownloadableFile {
  fileName: string
  byteSize: number
  /** Its name in the store. */
  storedAs: string
}

/**
 * The bytes of a file, or the part that is wanted; undefined, and a line in the log, when the store does not give them or
 * has others than are known of.
 */
export async function openDownload(
  store: FileStore,
  file: DownloadableFile,
  wanted: Exclude<RequestedRange, 'unsatisfiable'>,
) {
  const { storedAs, byteSize } = file
  try {
    const found = await store.read(storedAs, wanted === 'whole' ? undefined : wanted)
    if (found?.byteSize === byteSize) return found.stream
    await found?.stream.cancel()
    log.error({ storedAs, found: found?.byteSize ?? null }, 'the bytes of a stored file are missing')
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error
    log.error({ err: error, storedAs }, 'a stored file could not be read')
  }
  return undefined
}

/** What an answer with the file, or with a part of it, says of it: it is kept by the one who asked and by nothing between. */
export function downloadHeaders({ fileName, byteSize }: DownloadableFile, wanted: RequestedRange, etag: string) {
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
