const MOST_NAMED = 12
const LONGEST_NAME = 60

/** The first of many names, for a sentence of the report. */
export function listOf(names: string[]) {
  const others = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).map((name) => name.slice(0, LONGEST_NAME).toWellFormed())
  return named.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
