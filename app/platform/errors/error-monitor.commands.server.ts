import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { Database } from '../database/database.server'
import { databaseErrorKind } from '../database/database-errors'
import { databaseContext, environmentContext, requestMetaContext } from '../http/request-context.server'
import { log } from '../monitoring/log.server'
import { redactPath, redactTokens } from '../monitoring/redact-tokens'
import { sendToErrorService } from './error-service.server'

const MAX_STORED_REPORTS = 100
const SLOW_MS = 1_000
// a process that has just started compiles what it does first, and on a fresh site makes all that there is
const WARM_UP_MS = 120_000
const MAX_MESSAGE_LENGTH = 2_000
const MAX_STACK_LENGTH = 10_000

export interface ErrorReport {
  source: 'server' | 'browser'
  kind: 'error' | 'slow'
  reference: string
  message: string
  stack?: string | null
  pagePath?: string | null
  durationMs?: number | null
}

/**
 * Keeps the report among the last 100 of its kind, so that slow work pushes no error out, and, when a service is configured,
 * sends it there. Never throws.
 */
export async function recordErrorReport(db: Database, report: ErrorReport, errorServiceUrl?: string) {
  const row = {
    ...report,
    message: toStorable(redactTokens(report.message), MAX_MESSAGE_LENGTH),
    pagePath: report.pagePath ? redactPath(report.pagePath) : null,
    stack: report.stack ? toStorable(redactTokens(report.stack), MAX_STACK_LENGTH) : null,
  }
  try {
    await db.insertInto('errorReports').values(row).execute()
    await db
      .deleteFrom('errorReports')
      .where('id', 'in', (old) =>
        old
          .selectFrom('errorReports')
          .select('id')
          .where('kind', '=', row.kind)
          .orderBy('occurredAt', 'desc')
          .orderBy('id')
          .offset(MAX_STORED_REPORTS)
          .forUpdate()
          .skipLocked(),
      )
      .execute()
  } catch (error) {
    if (!databaseErrorKind(error)) log.error({ error }, 'an error report could not be stored')
  }
  if (errorServiceUrl) await sendToErrorService(errorServiceUrl, row)
}

/** PostgreSQL refuses the character 0 in texts. */
function toStorable(text: string, longest: number) {
  return text.slice(0, longest).replaceAll('\0', '')
}

/** A bug on the server: into the log and the monitor, under the id of the request that met it. */
export function reportServerError(context: Readonly<RouterContextProvider>, error: unknown, pagePath: string) {
  const { requestId } = context.get(requestMetaContext)
  const fault = error instanceof Error ? error : new Error(String(error))
  log.error({ requestId, path: redactPath(pagePath), err: fault }, 'request failed')
  void recordErrorReport(
    context.get(databaseContext),
    {
      source: 'server',
      kind: 'error',
      reference: requestId,
      message: fault.message,
      stack: fault.stack ?? null,
      pagePath,
    },
    context.get(environmentContext).ERROR_REPORT_URL,
  )
}

/** Whether this process, so many milliseconds old, is still so new that slowness says nothing. */
export const isWarmingUp = (ageMs: number) => ageMs <= WARM_UP_MS

/** Whether what began so many milliseconds after this process did has taken too long. */
export function isSlow(startedAt: number, durationMs: number) {
  return durationMs > SLOW_MS && !isWarmingUp(startedAt)
}

/** Runs `work`; past a second it is flagged as slow under `name`. */
export async function withSlowReport<Result>(
  db: Database,
  name: string,
  work: () => Promise<Result>,
  now = () => performance.now(),
) {
  const startedAt = now()
  try {
    return await work()
  } finally {
    const durationMs = Math.round(now() - startedAt)
    if (isSlow(startedAt, durationMs)) {
      log.warn({ operation: name, durationMs }, 'slow operation')
      void recordErrorReport(db, { source: 'server', kind: 'slow', reference: randomUUID(), message: name, durationMs })
    }
  }
}
