import { pino, stdSerializers } from 'pino'
import { readableLine } from './readable-line'
import { withoutTokens } from './without-tokens'

const terminal = { write: (line: string) => process.stdout.write(readableLine(line)) }

/** Structured lines on standard output, readable ones on a terminal; a request's lines carry its id. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutTokensInError },
  },
  process.stdout.isTTY ? terminal : pino.destination(1),
)

/** As pino writes errors; their messages and stacks may name links that open something. */
export function withoutTokensInError(error: Error) {
  const written = stdSerializers.err(error)
  if (typeof written?.stack !== 'string') return written
  return { ...written, message: withoutTokens(written.message), stack: withoutTokens(written.stack) }
}
