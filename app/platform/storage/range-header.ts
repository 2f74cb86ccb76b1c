export type RequestedRange = 'whole' | 'unsatisfiable' | { start: number; end: number }

/**
 * What a Range header asks for of `byteSize` bytes (RFC 9110, 14.2). Several ranges, other units and what cannot be read
 * mean the whole file, which every client understands; so does an If-Range that names another version of it.
 */
export function parseRangeHeader(headers: Headers, byteSize: number, etag: string): RequestedRange {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  const ifRange = headers.get('if-range')
  if (ifRange !== null && ifRange.trim() !== etag) return 'whole'
  if (first === '') return lastBytes(Number(last), byteSize)
  const [start, end] = [Number(first), last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1)]
  if (last !== '' && Number(last) < start) return 'whole'
  return start < byteSize ? { start, end } : 'unsatisfiable'
}

function lastBytes(count: number, byteSize: number): RequestedRange {
  return count > 0 ? { start: Math.max(0, byteSize - count), end: byteSize - 1 } : 'unsatisfiable'
}
