import { fetchApi } from '../http/fetch-api'

export const SLOW_MS = 1_000
const MAX_REPORTS_PER_PAGE_LOAD = 10
const MAX_STACK_LENGTH = 8_000
// how React names, in the browser, an error that the server has already recorded
const RECORDED_ON_SERVER = 'Unexpected Server Error'

interface BrowserReport {
  kind: 'error' | 'slow'
  message: string
  stack?: string
  duration_ms?: number
}

const sent = new Set<string>()

/** Reports what nobody caught from now on. Call it before anything else runs. */
export function startErrorReporting() {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/** Tells the studio of an error that the visitor met; each one once, at most ten per page load. */
export function reportError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (message === RECORDED_ON_SERVER) return
  sendReport({
    kind: 'error',
    message: message || 'An error without a message',
    stack: stack?.slice(0, MAX_STACK_LENGTH),
  })
}

/** Tells the studio of an operation that took more than a second; each name once, and they count among the ten. */
export function reportIfSlow(name: string, durationMs: number) {
  if (durationMs > SLOW_MS) sendReport({ kind: 'slow', message: name, duration_ms: Math.round(durationMs) })
}

function sendReport(details: BrowserReport) {
  const mark = `${details.kind} ${details.message}`
  if (sent.has(mark) || sent.size >= MAX_REPORTS_PER_PAGE_LOAD) return
  sent.add(mark)
  const json = { ...details, message: details.message.slice(0, 2_000), page_path: location.pathname }
  fetchApi('/api/errors', { method: 'POST', json, keepalive: true }).catch(() => {}) // a report that does not arrive must not become another error
}
