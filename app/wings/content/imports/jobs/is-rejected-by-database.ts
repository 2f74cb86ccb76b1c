const REFUSALS = /^(?:22|23|54)/

/** What a text was, not that the database could not be reached. */
export function isRejectedByDatabase(error: unknown) {
  return error instanceof Error && 'code' in error && REFUSALS.test(String(error.code))
}
