const MOST_MARKS = 100_000

/** Whether HTML holds more tags and entities than anybody writes: each one takes the cleaning some microseconds. */
export function hasTooManyMarks(html: string) {
  let count = 0
  for (const _mark of html.matchAll(/[<&]/g)) if (++count > MOST_MARKS) return true
  return false
}
