import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, visitContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { readJson } from '~/platform/json-request.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { readKey } from './licence-key.server'

const LONGEST_REQUEST_BYTES = 4 * 1024
// a machine room behind one address gets by; the places of one key that all start at once do too
const PER_ADDRESS = { attempts: 120, seconds: 60 }
const PER_KEY = { attempts: 60, seconds: 60 }

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Answers a call of software about its key: reads it, counts it, and tells what `work` reports. */
export async function answerKey<Body extends { key: string }>(
  { request, context }: Asked,
  schema: z.ZodType<Body>,
  work: (db: Database, body: Body) => Promise<unknown>,
) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const db = context.get(databaseContext)
  return answerJson(async () => {
    await limitRate(db, `licence-from:${clientKey(context.get(visitContext).address)}`, PER_ADDRESS)
    const { body, fault } = await readJson(request, schema, LONGEST_REQUEST_BYTES)
    if (fault) return fault
    const key = readKey(body.key)
    if (key) await limitRate(db, `licence:${key}`, PER_KEY)
    return work(db, body)
  })
}
