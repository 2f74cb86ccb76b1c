import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { createColumn, hitColumnWidths, type NumericColumn, toColumnByteWidth, visitColumnWidths } from './day-columns'
import type { DayData, HitColumns, VisitColumns } from './day-data'

/** A day that was packed in another form, or by other rules, is made anew from its events. */
export const DAY_FORMAT = 5

const deflated = promisify(deflateRaw)
const inflated = promisify(inflateRaw)

interface PackedDayHeader {
  day: string
  texts: string[]
  visits: number
  hits: number
}

/** The file of a day: a byte for its form, then deflated: the length of its head, the head as JSON, one column after the other. */
export async function packDay({ day, texts, visits, hits }: DayData): Promise<Uint8Array> {
  const head: PackedDayHeader = { day, texts, visits: visits.views.length, hits: hits.kind.length }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  const columns = [
    ...Object.keys(visitColumnWidths).map((name) => visits[name as keyof VisitColumns]),
    ...Object.keys(hitColumnWidths).map((name) => hits[name as keyof HitColumns]),
  ]
  const packed = await deflated(Buffer.concat([length, json, ...columns.map(columnBytes)]))
  return Buffer.concat([Uint8Array.of(DAY_FORMAT), packed])
}

/** Reads what `packDay` wrote. @throws Error when it was written in another form. */
export async function unpackDay(file: Uint8Array): Promise<DayData> {
  if (file[0] !== DAY_FORMAT) throw new Error(`A day is packed in form ${file[0]}, not ${DAY_FORMAT}.`)
  const bytes = await inflated(file.subarray(1))
  const begin = 4 + bytes.readUInt32LE()
  const head: PackedDayHeader = JSON.parse(bytes.toString('utf8', 4, begin))
  const reader = new ColumnReader(bytes, begin, head.texts.length)
  const visits = Object.entries(visitColumnWidths).map(([name, width]) => {
    return [name, reader.next(width, name === 'firstHit' ? head.visits + 1 : head.visits)]
  })
  const hits = Object.entries(hitColumnWidths).map(([name, width]) => [name, reader.next(width, head.hits)])
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

  next(width: Parameters<typeof toColumnByteWidth>[0], length: number): NumericColumn {
    const column = createColumn(toColumnByteWidth(width, this.#textCount), length)
    const end = this.#at + column.byteLength
    columnBytes(column).set(this.#bytes.subarray(this.#at, end))
    this.#at = end
    return column
  }
}

function columnBytes({ buffer, byteOffset, byteLength }: NumericColumn) {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
