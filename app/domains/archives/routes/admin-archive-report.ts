import { Readable } from 'node:stream'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { findArchiveImport } from '../bringing-back/queries.server'
import { reportLines } from '../bringing-back/report-lines.server'
import type { Route } from './+types/admin-archive-report'

/** What became of every record of an archive, as CSV. */
export async function loader({ context, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findArchiveImport(db, importId)
  if (!run) throw notFound('This archive')
  const lines = Readable.from(bytesOf(reportLines(db, run.id)), { objectMode: false })
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="archive-${run.askedAt.toISOString().slice(0, 10)}.csv"`,
    },
  })
}

async function* bytesOf(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}
