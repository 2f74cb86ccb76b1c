import { Readable } from 'node:stream'
import { dayOf } from './dates'

type Lines = AsyncIterable<string> | Iterable<string>

/** Hands out lines of CSV as they are read, as a file that is named after the day. */
export function csvDownload(name: string, lines: Lines, madeAt = new Date()) {
  const body = Readable.from(bytesOf(lines), { objectMode: false })
  const day = dayOf(madeAt)
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    },
  })
}

/** A body is made of bytes: texts would pass through the server, and fail wherever somebody reads them on the way. */
async function* bytesOf(texts: Lines) {
  for await (const text of texts) yield Buffer.from(text)
}
