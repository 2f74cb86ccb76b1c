const MAX_NAMED = 12
const MAX_NAME_LENGTH = 60

/** The first of many names, for a sentence of the report. */
export function joinNames(names: string[]) {
  const others = names.length - MAX_NAMED
  const named = names.slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME_LENGTH).toWellFormed())
  return named.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
