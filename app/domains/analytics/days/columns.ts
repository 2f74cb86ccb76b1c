import { type Hits, type Visits, visitDimensions } from './day'

/** Bytes of one entry; those of texts depend on how many texts the day has. */
type Width = 1 | 2 | 4 | 'text'
export type Column = Uint8Array | Uint16Array | Uint32Array

const dimensionWidths = Object.fromEntries(visitDimensions.map((dimension) => [dimension, 'text' as Width]))

/** All columns, in the order in which they are packed. */
export const visitWidths = {
  ...(dimensionWidths as Record<(typeof visitDimensions)[number], 'text'>),
  isSameVisitor: 1,
  firstHit: 4,
  minute: 2,
  seconds: 4,
  views: 2,
  isBounce: 1,
} satisfies Record<keyof Visits, Width>

export const hitWidths = {
  kind: 1,
  path: 'text',
  name: 'text',
  source: 'text',
  seconds: 2,
  scroll: 1,
  cents: 4,
} satisfies Record<keyof Hits, Width>

const LARGEST_16 = 65_536

export function bytesOf(width: Width, textCount: number): 1 | 2 | 4 {
  if (width !== 'text') return width
  return textCount <= LARGEST_16 ? 2 : 4
}

export function emptyVisits(length: number, textCount: number): Visits {
  const columns = Object.entries(visitWidths).map(([name, width]) => {
    const entries = name === 'firstHit' ? length + 1 : length
    return [name, emptyColumn(bytesOf(width, textCount), entries)]
  })
  return Object.fromEntries(columns)
}

export function emptyHits(length: number, textCount: number): Hits {
  const columns = Object.entries(hitWidths).map(([name, width]) => [
    name,
    emptyColumn(bytesOf(width, textCount), length),
  ])
  return Object.fromEntries(columns)
}

export function emptyColumn(bytes: 1 | 2 | 4, length: number): Column {
  if (bytes === 1) return new Uint8Array(length)
  return bytes === 2 ? new Uint16Array(length) : new Uint32Array(length)
}
