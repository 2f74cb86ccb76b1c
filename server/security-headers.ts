import type { MiddlewareHandler } from 'hono'
import { isLocalOrigin } from '~/platform/env/env.server'

const ONE_YEAR_SECONDS = 31_536_000

/** What every answer carries. A page brings its own Content-Security-Policy with the hashes of its scripts. */
export function securityHeaders(origin: string): MiddlewareHandler {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
  }
  // browsers ignore it, with a complaint, where they do not trust the connection
  if (origin.startsWith('https:') || isLocalOrigin(origin)) headers['Cross-Origin-Opener-Policy'] = 'same-origin'
  if (origin.startsWith('https:'))
    headers['Strict-Transport-Security'] = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`
  return async (c, next) => {
    await next()
    // an address that holds a token asks for more discretion
    const discretion = c.res.headers.get('Referrer-Policy')
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (discretion) c.res.headers.set('Referrer-Policy', discretion)
    if (!c.res.headers.has('Content-Security-Policy') && import.meta.env.PROD) {
      c.res.headers.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
    }
  }
}
