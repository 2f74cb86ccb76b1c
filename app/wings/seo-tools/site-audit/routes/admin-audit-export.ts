import { Readable } from 'node:stream'
import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { toUtcDay } from '~/platform/time/dates'
import { findingCsvLines } from '../finding-csv-lines.server'
import { findingFilter } from '../finding-filter'
import { findLastFinishedAudit } from '../queries.server'
import type { Route } from './+types/admin-audit-export'

/** What the last audit found as a table, with the filters of the screen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const audit = await findLastFinishedAudit(db)
  if (!audit) throw notFound('Audit')
  const lines = Readable.from(toBytes(findingCsvLines(db, audit.id, findingFilter.parse(url.searchParams))), {
    objectMode: false,
  })
  const day = toUtcDay(audit.endedAt ?? audit.startedAt)
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-${day}.csv"`,
    },
  })
}

/** A body is made of bytes: texts would pass through the server, and fail wherever somebody reads them on the way. */
async function* toBytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}
