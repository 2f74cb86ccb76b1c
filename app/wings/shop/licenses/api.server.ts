import type { MiddlewareHandler } from 'hono'
import { type ApiEnv, createApi, jsonBody } from '~/kits/api/api.server'
import { requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { activateLicenseKey, deactivateLicenseKey, validateLicenseKey } from './activation.commands.server'
import { activationRequestSchema, validationRequestSchema } from './license'
import { parseLicenseKey } from './license-key.server'

const MAX_REQUEST_BYTES = 4 * 1024
// a machine room behind one address gets by; the places of one key that all start at once do too
const REQUESTS_PER_ADDRESS = { attempts: 120, seconds: 60 }
const REQUESTS_PER_KEY = { attempts: 60, seconds: 60 }

const limitAddress: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const client = clientKey(c.env.context.get(requestMetaContext).address)
  await enforceRateLimit(c.var.db, `licence-from:${client}`, REQUESTS_PER_ADDRESS)
  return next()
}

const limitKey: MiddlewareHandler<ApiEnv, string, { out: { json: { key: string } } }> = async (c, next) => {
  const key = parseLicenseKey(c.req.valid('json').key)
  if (key) await enforceRateLimit(c.var.db, `licence:${key}`, REQUESTS_PER_KEY)
  return next()
}

const activationBody = jsonBody(activationRequestSchema, MAX_REQUEST_BYTES)

/** What software asks about its key. Documented at /docs/licences. */
export const licensesApi = createApi(() => ({}))
  /** Tells whether a licence key is good, and whether it is in use under a name. */
  .post('/validate', limitAddress, jsonBody(validationRequestSchema, MAX_REQUEST_BYTES), limitKey, async (c) => {
    const { key, name } = c.req.valid('json')
    return c.json(await validateLicenseKey(c.var.db, key, name))
  })
  /** Puts a licence key to use under the name of a domain or machine. */
  .post('/activate', limitAddress, activationBody, limitKey, async (c) => {
    const { key, name } = c.req.valid('json')
    return c.json(await activateLicenseKey(c.var.db, key, name))
  })
  /** Frees the place of a domain or machine. */
  .post('/deactivate', limitAddress, activationBody, limitKey, async (c) => {
    const { key, name } = c.req.valid('json')
    return c.json(await deactivateLicenseKey(c.var.db, key, name))
  })
