import { z } from 'zod'
import { isWarmingUp, recordErrorReport } from '~/platform/errors/error-monitor.commands.server'
import { DomainError } from '~/platform/errors/errors'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import type { Route } from './+types/api-errors'

const MAX_REPORT_BYTES = 16 * 1024
const limit = { attempts: 30, seconds: 60 }

const reportSchema = z.object({
  kind: z.enum(['error', 'slow']).default('error'),
  message: z.string().trim().min(1, 'Enter the error message.'),
  stack: z.string().optional(),
  page_path: z
    .string()
    .regex(/^\/[^?#\s]*$/, 'Enter the path of the page.')
    .max(2_000)
    .optional(),
  duration_ms: z.number().int().min(0).max(86_400_000).optional(),
})

/** Takes what went wrong in a browser. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const db = context.get(databaseContext)
  const { requestId, address } = context.get(requestMetaContext)
  try {
    await enforceRateLimit(db, `errors:${clientKey(address)}`, limit)
  } catch (error) {
    if (error instanceof DomainError) return apiErrorResponse(429, error.message)
    throw error
  }
  const { body, errorResponse } = await readJson(request, reportSchema, MAX_REPORT_BYTES)
  if (errorResponse) return errorResponse
  const { kind, message, stack, page_path: pagePath, duration_ms: durationMs } = body
  // browsers wait for what this process compiles and makes first
  if (kind === 'slow' && isWarmingUp(performance.now())) return new Response(null, { status: 204 })
  const report = { source: 'browser' as const, kind, reference: requestId, message, stack, pagePath, durationMs }
  await recordErrorReport(db, report, context.get(environmentContext).ERROR_REPORT_URL)
  return new Response(null, { status: 204 })
}

export function loader() {
  return methodNotAllowed('POST')
}
