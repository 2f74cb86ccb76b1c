import type { IncomingMessage } from 'node:http'
import type { Visitor } from '~/platform/page-cache/versions.server'

const LOCAL_NETWORK = /^(::1$|::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i

/** The visitor's network address; a proxy is believed only when it stands on our own network. Empty for shared pages. */
export function clientAddress(
  incoming: IncomingMessage | undefined,
  request: { header: (name: string) => string | undefined },
) {
  const peer = incoming?.socket.remoteAddress ?? ''
  if (!LOCAL_NETWORK.test(peer)) return peer
  return request.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}

/** The same of a request that has not reached the application. */
export function visitorOf(incoming: IncomingMessage): Visitor {
  const header = (name: string) => incoming.headers[name]?.toString()
  return { address: clientAddress(incoming, { header }), userAgent: header('user-agent') ?? '' }
}
