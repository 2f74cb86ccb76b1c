/** Bytes of notes after which an answer ends early. */
export const MAX_RESPONSE_BYTES = 2_000_000

/** Of these, in their order, as many as go into one answer; one always does. */
export function takeWithinBytes<Row extends { size: number }>(rows: Row[], largest = MAX_RESPONSE_BYTES): Row[] {
  let bytes = 0
  const tooMany = rows.findIndex(({ size }, index) => {
    bytes += size
    return index > 0 && bytes > largest
  })
  return tooMany === -1 ? rows : rows.slice(0, tooMany)
}
