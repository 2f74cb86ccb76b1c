import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { readEnvironment, type SiteEnvironment } from '~/platform/env/env.server'
import {
  databaseContext,
  environmentContext,
  PageRender,
  pageContext,
  requestMetaContext,
} from '~/platform/http/request-context.server'

interface RouteArgs {
  request: Request
  params: object
  context: Readonly<RouterContextProvider>
}

export interface RouteCall<Params> {
  /** Path and query, `/blog?category=guides`. */
  path?: string
  params?: Params
  method?: string
  headers?: Record<string, string>
  /** Sent as a form; makes the call a POST. */
  form?: Record<string, string>
  /** Sent as JSON; makes the call a POST. */
  json?: unknown
  /** The visitor's network address. */
  address?: string
  env?: Partial<SiteEnvironment>
  /** Given by tests that look at what the page said of itself. */
  page?: PageRender
}

/** The environment that tests run in; a test may say otherwise in single variables. */
export function testEnvironment(changes: Partial<SiteEnvironment> = {}): SiteEnvironment {
  const env = readEnvironment({ NODE_ENV: 'test', ORIGIN: 'http://harbor.test' })
  return { ...env, SECRET: 'a secret for tests only, which is long enough', ...changes }
}

/** Calls a loader or an action as the router does, and answers or throws what it answers or throws. */
export function callRoute<Args extends RouteArgs, Result>(
  handler: (args: Args) => Result,
  db: Database,
  call: RouteCall<Args['params']> = {},
): Result {
  const env = testEnvironment(call.env)
  const url = new URL(call.path ?? '/', env.ORIGIN)
  const context = new RouterContextProvider()
  context.set(databaseContext, db)
  context.set(environmentContext, env)
  context.set(pageContext, call.page ?? new PageRender())
  context.set(requestMetaContext, { requestId: randomUUID(), address: call.address ?? '203.0.113.7' })
  const args = { request: createRequest(url, call), url, pattern: url.pathname, params: call.params ?? {}, context }
  return handler(args as unknown as Args)
}

function createRequest(url: URL, { method, headers, form, json }: RouteCall<unknown>) {
  if (form) return new Request(url, { method: method ?? 'POST', headers, body: new URLSearchParams(form) })
  if (json === undefined) return new Request(url, { method, headers })
  const sent = { 'content-type': 'application/json', ...headers }
  return new Request(url, { method: method ?? 'POST', headers: sent, body: JSON.stringify(json) })
}
