import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { bytesOf, type Column, emptyColumn, hitWidths, visitWidths } from './columns'
import type { Day, Hits, Visits } from './day'

/** A day that was packed in another form, or by other rules, is made anew from its events. */
export const DAY_FORMAT = 4

const deflated = promisify(deflateRaw)
const inflated = promisify(inflateRaw)

interface Head {
  day: string
  texts: string[]
  visits: number
  hits: number
}

/** The file of a day: a byte for its form, then deflated: the length of its head, the head as JSON, one column after the other. */
export async function packDay({ day, texts, visits, hits }: Day): Promise<Uint8Array> {
  const head: Head = { day, texts, visits: visits.views.length, hits: hits.kind.length }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  const columns = [
    ...Object.keys(visitWidths).map((name) => visits[name as keyof Visits]),
    ...Object.keys(hitWidths).map((name) => hits[name as keyof Hits]),
  ]
  const packed = await deflated(Buffer.concat([length, json, ...columns.map(bytesIn)]))
  return Buffer.concat([Uint8Array.of(DAY_FORMAT), packed])
}

/** Reads what `packDay` wrote. @throws Error when it was written in another form. */
export async function unpackDay(file: Uint8Array): Promise<Day> {
  if (file[0] !== DAY_FORMAT) throw new Error(`A day is packed in form ${file[0]}, not ${DAY_FORMAT}.`)
  const bytes = await inflated(file.subarray(1))
  const begin = 4 + bytes.readUInt32LE()
  const head: Head = JSON.parse(bytes.toString('utf8', 4, begin))
  const reader = new ColumnReader(bytes, begin, head.texts.length)
  const visits = Object.entries(visitWidths).map(([name, width]) => {
    return [name, reader.next(width, name === 'firstHit' ? head.visits + 1 : head.visits)]
  })
  const hits = Object.entries(hitWidths).map(([name, width]) => [name, reader.next(width, head.hits)])
  return { day: head.day, texts: head.texts, visits: Object.fromEntries(visits), hits: Object.fromEntries(hits) }
}

class ColumnReader {
  readonly #bytes
  readonly #textCount
  #at

  constructor(bytes: Uint8Array, at: number, textCount: number) {
    this.#bytes = bytes
    this.#at = at
    this.#textCount = textCount
  }

  next(width: Parameters<typeof bytesOf>[0], length: number): Column {
    const column = emptyColumn(bytesOf(width, this.#textCount), length)
    const end = this.#at + column.byteLength
    bytesIn(column).set(this.#bytes.subarray(this.#at, end))
    this.#at = end
    return column
  }
}

function bytesIn({ buffer, byteOffset, byteLength }: Column) {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
