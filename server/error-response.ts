import type { Context } from 'hono'
import { DATABASE_NOT_CONFIGURED, DATABASE_STARTING } from '~/platform/database/database-errors'
import type { Environment } from '~/platform/env/env.server'

type ErrorStatus = 400 | 403 | 404 | 405 | 410 | 411 | 413 | 415 | 500 | 503 | 507

const ERROR_CODES: Record<ErrorStatus, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  410: 'gone',
  411: 'length_required',
  413: 'too_large',
  415: 'unsupported_media_type',
  500: 'internal_error',
  503: 'unavailable',
  507: 'no_room',
}

/** The answer to a request that never reaches the routes: JSON for programs, a small page for people. */
export function errorResponse(c: Context, status: ErrorStatus, message: string) {
  c.header('Cache-Control', 'no-store')
  if (status === 503) c.header('Retry-After', '5')
  const wantsPage = c.req.header('accept')?.includes('text/html') && !c.req.path.startsWith('/api/')
  return wantsPage
    ? c.html(errorPage(status, message), status)
    : c.json({ error: { code: ERROR_CODES[status], message } }, status)
}

/** The answer while the database is not reached: the site's own is being started, another one is somebody else's matter. */
export function databaseUnavailableResponse(c: Context, { env, failedMigration }: WaitingSite, more: string[] = []) {
  const reason = env.DATABASE_URL ? DATABASE_NOT_CONFIGURED : DATABASE_STARTING
  return errorResponse(c, 503, [failedMigration ?? reason, ...more].join(' '))
}

interface WaitingSite {
  env: Pick<Environment, 'DATABASE_URL'>
  failedMigration?: string
}

function errorPage(status: number, message: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${message}</title>
<style>:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 24px}small{opacity:.7}</style>
</head><body><main><small>${status}</small><h1>${message}</h1><p><a href="/">Go to the home page</a></p></main></body></html>`
}
