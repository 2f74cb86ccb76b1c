/** Bytes of notes after which an answer ends early. */
export const LARGEST_ANSWER = 2_000_000

/** Of these, in their order, as many as go into one answer; one always does. */
export function fitting<Row extends { size: number }>(rows: Row[], largest = LARGEST_ANSWER): Row[] {
  let bytes = 0
  const tooMany = rows.findIndex(({ size }, index) => {
    bytes += size
    return index > 0 && bytes > largest
  })
  return tooMany === -1 ? rows : rows.slice(0, tooMany)
}
