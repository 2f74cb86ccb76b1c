export const DATABASE_NOT_CONFIGURED = 'Database not configured. Please add your credentials.'
export const DATABASE_STARTING = 'The database is starting. Please try again in a moment.'
export const DATABASE_FULL =
  'Nothing was saved: the server is out of disk space or its database is read-only. Please try again later.'

const NETWORK_ERROR_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  'EAI_AGAIN',
]
// PostgreSQL's classes 08 (connection), 28 (authorisation), 3D (no such database), 57P (shutting down) and 53300 (too many connections)
const SERVER_ERROR_CODES = /^(08|28|3D|57P|53300)/

/** Whether an error means that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // the socket of a server that does not run
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (typeof code === 'string' && (NETWORK_ERROR_CODES.includes(code) || SERVER_ERROR_CODES.test(code))) return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}

// PostgreSQL's disk_full, and read_only_sql_transaction: it takes no writes, as the site's own does on a nearly full disk
const READ_ONLY_ERROR_CODES = ['53100', '25006']

/** Whether an error means that the database takes no writes at this time. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && READ_ONLY_ERROR_CODES.includes(String(error.code))
}

export type DatabaseErrorKind = 'unreachable' | 'full'

/** What an error says of the database; undefined when the fault lies elsewhere. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (isDatabaseUnreachable(error)) return 'unreachable'
  return isDatabaseFull(error) ? 'full' : undefined
}
