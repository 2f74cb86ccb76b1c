import { readLines } from '~/platform/lines.server'

const LINE_FEED = 0x0a

/** The lines of a stream that must not have longer ones than `most` bytes. @throws RangeError */
export function readLimitedLines(stream: AsyncIterable<Buffer>, most: number) {
  return readLines(guardLineLength(stream, most))
}

async function* guardLineLength(stream: AsyncIterable<Buffer>, most: number) {
  let length = 0
  for await (const chunk of stream) {
    const last = chunk.lastIndexOf(LINE_FEED)
    const first = chunk.indexOf(LINE_FEED)
    if (length + (first < 0 ? chunk.length : first) > most) throw new RangeError('a line is too long')
    length = last < 0 ? length + chunk.length : chunk.length - last - 1
    yield chunk
  }
}
