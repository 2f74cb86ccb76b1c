const UNIQUE_VIOLATION = '23505'

/** Whether a write failed because another row has this value already; `constraint` as the database calls it. */
export function isUniqueViolation(error: unknown, constraint: string) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return false
  return 'constraint' in error && error.constraint === constraint
}
