import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { IsTrustedProxy } from '~/platform/env/trusted-proxies'
import type { Visitor } from '~/platform/page-cache/page-variants.server'

/**
 * The visitor's network address: the first one, from the site outwards, that is no trusted proxy's. What stands further out
 * in X-Forwarded-For anybody may have written. Empty for shared pages.
 */
export function clientAddress(
  incoming: IncomingMessage | undefined,
  request: { header: (name: string) => string | undefined },
  isTrusted: IsTrustedProxy,
) {
  let address = incoming?.socket.remoteAddress ?? ''
  if (!isTrusted(address, 0)) return address
  const forwarded = request.header('x-forwarded-for')?.split(',').reverse() ?? []
  for (const [index, text] of forwarded.entries()) {
    const next = text.trim()
    if (!isIP(next)) break
    address = next
    if (!isTrusted(address, index + 1)) break
  }
  return address
}

/** The same of a request that has not reached the application. */
export function readVisitor(incoming: IncomingMessage, isTrusted: IsTrustedProxy): Visitor {
  const header = (name: string) => incoming.headers[name]?.toString()
  return { address: clientAddress(incoming, { header }, isTrusted), userAgent: header('user-agent') ?? '' }
}
