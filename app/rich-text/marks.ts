const MOST_MARKS = 100_000

/** Whether HTML holds more tags and entities than anybody writes: each one takes the cleaning a microsecond. */
export function hasTooManyMarks(html: string, most = MOST_MARKS) {
  let count = 0
  for (const _mark of html.matchAll(/[<&]/g)) if (++count > most) return true
  return false
}
