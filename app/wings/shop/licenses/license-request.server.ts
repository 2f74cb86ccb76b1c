import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, requestMetaContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { parseLicenseKey } from './license-key.server'

const MAX_REQUEST_BYTES = 4 * 1024
// a machine room behind one address gets by; the places of one key that all start at once do too
const REQUESTS_PER_ADDRESS = { attempts: 120, seconds: 60 }
const REQUESTS_PER_KEY = { attempts: 60, seconds: 60 }

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Answers a call of software about its key: reads it, counts it, and tells what `work` reports. */
export async function handleLicenseRequest<Body extends { key: string }>(
  { request, context }: RequestArgs,
  schema: z.ZodType<Body>,
  work: (db: Database, body: Body) => Promise<unknown>,
) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    await enforceRateLimit(
      db,
      `licence-from:${clientKey(context.get(requestMetaContext).address)}`,
      REQUESTS_PER_ADDRESS,
    )
    const { body, fault } = await readJson(request, schema, MAX_REQUEST_BYTES)
    if (fault) return fault
    const key = parseLicenseKey(body.key)
    if (key) await enforceRateLimit(db, `licence:${key}`, REQUESTS_PER_KEY)
    return work(db, body)
  })
}
