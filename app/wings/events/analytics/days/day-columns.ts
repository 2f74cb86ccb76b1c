import { type HitColumns, type VisitColumns, visitDimensions } from './day-data'

/** Bytes of one entry; those of texts depend on how many texts the day has. */
type Width = 1 | 2 | 4 | 8 | 'text'
export type NumericColumn = Uint8Array | Uint16Array | Uint32Array | Float64Array

const dimensionWidths = Object.fromEntries(visitDimensions.map((dimension) => [dimension, 'text' as Width]))

/** All columns, in the order in which they are packed. */
export const visitColumnWidths = {
  ...(dimensionWidths as Record<(typeof visitDimensions)[number], 'text'>),
  isSameVisitor: 1,
  firstHit: 4,
  minute: 2,
  seconds: 4,
  views: 2,
  isBounce: 1,
} satisfies Record<keyof VisitColumns, Width>

export const hitColumnWidths = {
  kind: 1,
  path: 'text',
  name: 'text',
  source: 'text',
  seconds: 2,
  scroll: 1,
  currency: 'text',
  cents: 8,
} satisfies Record<keyof HitColumns, Width>

const MAX_16 = 65_536

export function toColumnByteWidth(width: Width, textCount: number): 1 | 2 | 4 | 8 {
  if (width !== 'text') return width
  return textCount <= MAX_16 ? 2 : 4
}

export function createVisitColumns(length: number, textCount: number): VisitColumns {
  const columns = Object.entries(visitColumnWidths).map(([name, width]) => {
    const entries = name === 'firstHit' ? length + 1 : length
    return [name, createColumn(toColumnByteWidth(width, textCount), entries)]
  })
  return Object.fromEntries(columns)
}

export function createHitColumns(length: number, textCount: number): HitColumns {
  const columns = Object.entries(hitColumnWidths).map(([name, width]) => [
    name,
    createColumn(toColumnByteWidth(width, textCount), length),
  ])
  return Object.fromEntries(columns)
}

export function createColumn(bytes: 1 | 2 | 4 | 8, length: number): NumericColumn {
  if (bytes === 1) return new Uint8Array(length)
  if (bytes === 8) return new Float64Array(length)
  return bytes === 2 ? new Uint16Array(length) : new Uint32Array(length)
}
