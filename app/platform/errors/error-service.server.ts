import { randomUUID } from 'node:crypto'
import { log } from '../monitoring/log.server'
import type { ErrorReport } from './error-monitor.commands.server'
import { parseStack } from './parse-stack'

const TIMEOUT_MS = 5_000

/** Sends a report to a Sentry-compatible service. `dsn` is https://KEY@HOST/PROJECT. A failure is logged, nothing more. */
export async function sendToErrorService(dsn: string, report: ErrorReport, now = new Date()) {
  const { protocol, host, username, pathname } = new URL(dsn)
  const path = pathname.replace(/\/$/, '')
  const project = path.slice(path.lastIndexOf('/') + 1)
  const endpoint = `${protocol}//${host}${path.slice(0, path.lastIndexOf('/'))}/api/${project}/envelope/`
  const event = {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.toISOString(),
    platform: report.source === 'browser' ? 'javascript' : 'node',
    level: report.kind === 'slow' ? 'warning' : 'error',
    transaction: report.pagePath,
    tags: { source: report.source, kind: report.kind, reference: report.reference },
    extra: { durationMs: report.durationMs },
    ...describeReport(report),
  }
  const lines = [{ event_id: event.event_id, sent_at: event.timestamp, dsn }, { type: 'event' }, event]
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=studio/1.0, sentry_key=${username}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) log.warn({ status: response.status }, 'the error service refused a report')
  } catch (error) {
    log.warn({ error }, 'the error service could not be reached')
  }
}

/** Errors are grouped by the places in their stacks. */
function describeReport({ kind, message, stack }: ErrorReport) {
  if (kind === 'slow') return { message: { formatted: message } }
  const { type, frames } = parseStack(stack ?? '')
  return { exception: { values: [{ type, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) }] } }
}
