import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { MAX_INTEGER } from '~/platform/database/max-integer'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { toErrorResponse } from '~/platform/http/error-response.server'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'

/** What a handler finds in `c.var`; `Caller` adds what the guard knows about who asks. */
export interface ApiEnv<Caller extends object = object> extends Env {
  Bindings: { context: Readonly<RouterContextProvider> }
  Variables: Caller & { db: Database; siteEnv: SiteEnvironment }
}

/**
 * The JSON addresses of a room: `createApi(callerOf).post('/decisions', jsonBody(schema), (c) => c.json(…))`. Screens
 * call them through `describeApi<typeof thatApi>(path)`, which knows what they take and answer. `callerOf` reads what
 * the guard above the mount has left in the router's context.
 */
export function createApi<Caller extends object>(callerOf: (context: Readonly<RouterContextProvider>) => Caller) {
  return new Hono<ApiEnv<Caller>>().use((c, next) => {
    const { context } = c.env
    const caller = { ...callerOf(context), db: context.get(databaseContext), siteEnv: context.get(environmentContext) }
    for (const [name, value] of Object.entries(caller)) c.set(name as never, value as never)
    return next()
  })
}

/** The checked body is `c.req.valid('json')`; one that is none is answered with 400, 413, 415 or 422. */
export function jsonBody<Schema extends z.ZodType<object>>(
  schema: Schema,
  maxBytes?: number,
): MiddlewareHandler<Env, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> {
  return async (c, next) => {
    const { body, errorResponse } = await readJson(c.req.raw, schema, maxBytes)
    if (errorResponse) return errorResponse
    c.req.addValidatedData('json', body)
    return next()
  }
}

/**
 * Work before the body is read, such as asking for a right or counting the attempt; it throws to refuse the call:
 * `before<UserApiEnv, '/:planId'>((c) => authorizePlanChange(c.var.db, c.var.user, c.req.param('planId')))`.
 */
export function before<E extends Env, Path extends string = string>(
  work: (c: Context<E, Path>) => unknown,
): MiddlewareHandler<E> {
  return async (c, next) => {
    await work(c)
    return next()
  }
}

/** Throws what `createError` makes where the part of the address called `name` cannot be the id of a row. */
export function uuidParam(name: string, createError: () => Error): MiddlewareHandler {
  return (c, next) => {
    if (!isUuid(c.req.param(name))) throw createError()
    return next()
  }
}

/** The same where it is no whole number from 1 that the database can hold. */
export function integerParam(name: string, createError: () => Error): MiddlewareHandler {
  return (c, next) => {
    const part = c.req.param(name) ?? ''
    if (!/^[1-9]\d*$/.test(part) || Number(part) > MAX_INTEGER) throw createError()
    return next()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: rooms differ in who asks them
export type AnyApi = Hono<any, any, any>

/** The rooms' APIs as one, each below its path: `mountApis('/admin/api', { reviews: reviewsApi })`. */
export function mountApis(basePath: string, rooms: Record<string, AnyApi>) {
  const api = new Hono<ApiEnv>().basePath(basePath)
  api.use(async (c, next) => {
    const methods = methodsAt.get(c.req.path)
    // else an address with a parameter, such as `/:id`, would take `trash` for an id
    if (methods && !methods.includes(c.req.method === 'HEAD' ? 'GET' : c.req.method))
      return methodNotAllowed(methods.join(', '))
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  for (const [path, room] of Object.entries(rooms)) api.route(path, room)
  const methodsAt = new Map<string, string[]>()
  for (const { method, path } of listAddresses(api)) methodsAt.set(path, [...(methodsAt.get(path) ?? []), method])
  api.notFound((c) => {
    const methods = [...methodsAt].flatMap(([path, known]) => (matches(path, c.req.path) ? known : []))
    return methods.length > 0 ? methodNotAllowed(methods.join(', ')) : apiErrorResponse(404, 'Not found.')
  })
  api.onError((error) => toErrorResponse(error))
  return api
}

/** Every method and address that an API answers, `{ method: 'GET', path: '/admin/api/reviews/:id' }`. */
export function listAddresses(api: AnyApi) {
  const addresses = api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  return [...new Set(addresses)].map((address) => {
    const [method = '', path = ''] = address.split(' ')
    return { method, path }
  })
}

const matches = (pattern: string, path: string) => new URLPattern({ pathname: pattern }).test({ pathname: path })

/**
 * The loader, and the action, of a route that leaves its addresses to APIs. A broken rule becomes its status and
 * sentence; a bug goes on to the router, which logs it.
 */
export function serveApis(api: AnyApi) {
  return async ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) => api.fetch(request, { context })
}
