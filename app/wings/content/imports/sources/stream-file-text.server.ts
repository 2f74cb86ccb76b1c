import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { SourceError } from './source-item'

const HEAD_BYTES = 1_024
// as much as is in memory at once of any file, however large
const CHUNK_BYTES = 64 * 1024

const byteOrderMarks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // "<?" without a mark before it
  [[0x3c, 0x00, 0x3f, 0x00], 'utf-16le'],
  [[0x00, 0x3c, 0x00, 0x3f], 'utf-16be'],
]

/** The text of a file piece by piece, in the encoding of its mark or of its XML declaration, else in UTF-8. @throws SourceError */
export async function* streamFileText(file: string): AsyncGenerator<string> {
  const encoding = await detectEncoding(file)
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    const text = decode(decoder, bytes, encoding, line)
    line += countLineBreaks(text)
    if (text) yield text
  }
  const rest = decode(decoder, undefined, encoding, line)
  if (rest) yield rest
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined, encoding: string, line: number) {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    const at = encoding === 'utf-8' && bytes ? line + countLineBreaksBeforeError(bytes) : line
    throw new SourceError(`the file is not valid ${encoding.toUpperCase()}, the encoding it declares.`, at)
  }
}

/** Lines before the first one that is no UTF-8; the first and the last may be parts of signs. */
function countLineBreaksBeforeError(bytes: Buffer) {
  let [start, breaks] = [0, 0]
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (start > 0 && !isUtf8(bytes.subarray(start, end))) return breaks
    breaks++
    start = end + 1
  }
  return breaks
}

async function detectEncoding(file: string) {
  const head = await readHead(file)
  const mark = byteOrderMarks.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (mark) return mark[1]
  const declared = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.toString('latin1').trimStart(),
  )?.[1]
  if (!declared) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    throw new SourceError(`unknown encoding “${declared}”.`, 1)
  }
}

async function readHead(file: string) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new SourceError(error.code === 'ENOENT' ? `File not found: ${file}.` : `${file} cannot be read.`)
  })
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    if (bytesRead === 0) throw new SourceError('This file is empty.')
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`${file} is not a file.`)
  } finally {
    await handle.close()
  }
}

export function countLineBreaks(text: string) {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
