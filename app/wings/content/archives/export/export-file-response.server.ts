import type { Database } from '~/platform/database/database.server'
import { downloadHeaders, openDownload } from '~/platform/storage/download-response.server'
import { parseRangeHeader } from '~/platform/storage/range-header'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { getExportFileStore } from './export-store.server'
import { findFinishedExport } from './exports.queries.server'

interface FileRequest {
  request: Request
  exportId: string
  dataDir: string
}

/** Hands out the file of an export, whole or the range that is asked for; undefined when it cannot be had. */
export async function exportFileResponse(db: Database, by: Actor, { request, exportId, dataDir }: FileRequest) {
  const found = await findFinishedExport(db, exportId)
  if (!found) return undefined
  const file = { ...found, storedAs: found.id }
  const etag = `"${file.id}"` // its bytes never change
  const wanted = parseRangeHeader(request.headers, file.byteSize, etag)
  const headers = downloadHeaders(file, wanted, etag)
  if (wanted === 'unsatisfiable') return new Response(null, { status: 416, headers })
  const status = wanted === 'whole' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stream = await openDownload(getExportFileStore(dataDir), file, wanted)
  if (!stream) return undefined
  // whoever goes on with a download that broke has been written down with its beginning
  if (wanted === 'whole' || wanted.start === 0) {
    await recordAction(db, by, { action: 'export.downloaded', subject: `export:${file.id}`, title: file.fileName })
  }
  return new Response(stream, { status, headers })
}
