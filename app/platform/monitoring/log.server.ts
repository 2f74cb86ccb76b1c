import { pino, stdSerializers } from 'pino'
import { formatLogLine } from './format-log-line'
import { redactTokens } from './redact-tokens'

const terminal = { write: (line: string) => process.stdout.write(formatLogLine(line)) }

/** Structured lines on standard output, readable ones on a terminal; a request's lines carry its id. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: redactErrorTokens },
  },
  process.stdout.isTTY ? terminal : pino.destination(1),
)

/** As pino writes errors; their messages and stacks may name links that open something. */
export function redactErrorTokens(error: Error) {
  const written = stdSerializers.err(error)
  if (typeof written?.stack !== 'string') return written
  return { ...written, message: redactTokens(written.message), stack: redactTokens(written.stack) }
}
