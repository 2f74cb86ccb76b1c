export const DATABASE_NOT_CONFIGURED = 'Database not configured. Please add your credentials.'

const networkFaults = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  'EAI_AGAIN',
  'ENOENT',
]
// PostgreSQL's classes 08 (connection), 28 (authorisation), 3D (no such database), 57P (shutting down) and 53300 (too many connections)
const serverFault = /^(08|28|3D|57P|53300)/

/** Whether an error means that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable)
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (networkFaults.includes(code) || serverFault.test(code))) return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}
