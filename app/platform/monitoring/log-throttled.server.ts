import { log } from './log.server'

const EVERY_MS = 60_000

const lines = new Map<string, { at: number; suppressedCount: number }>()

/**
 * For what fails again and again for one reason: the first line at once, then one a minute that says how many were left out.
 * `message` is the same for each of them.
 */
export function logThrottled(
  level: 'warn' | 'error',
  details: Record<string, unknown>,
  message: string,
  now = performance.now(),
) {
  const last = lines.get(message)
  if (last && now - last.at < EVERY_MS) {
    last.suppressedCount++
    return
  }
  log[level]({ ...details, ...(last?.suppressedCount && { suppressedCount: last.suppressedCount }) }, message)
  lines.set(message, { at: now, suppressedCount: 0 })
}
