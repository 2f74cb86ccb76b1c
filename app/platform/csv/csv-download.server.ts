import { Readable } from 'node:stream'
import { toUtcDay } from '../time/dates'

type CsvLines = AsyncIterable<string> | Iterable<string>

/** Hands out lines of CSV as they are read, as a file that is named after the day. */
export function csvDownloadResponse(name: string, lines: CsvLines, madeAt = new Date()) {
  const body = Readable.from(toBytes(lines), { objectMode: false })
  const day = toUtcDay(madeAt)
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    },
  })
}

/** A body is made of bytes: texts would pass through the server, and fail wherever somebody reads them on the way. */
async function* toBytes(texts: CsvLines) {
  for await (const text of texts) yield Buffer.from(text)
}
