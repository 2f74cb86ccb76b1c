import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { closeOnUnreadBody } from './unread-body'

// a browser's or a proxy's next request on a connection that it keeps may be under way
const IDLE_MS = 500
const SHUTDOWN_TIMEOUT_MS = 10_000
const POLL_MS = 50

/**
 * A listener that says `Connection: close` once `stop` was called, and the stop itself: no new connections, an answer for
 * every request that comes on one that is kept, then the end of those that nothing comes on. What takes longer than ten
 * seconds is cut off.
 */
export function withGracefulShutdown(listener: RequestListener) {
  let isStopping = false
  let lastRequestAt = 0
  function handle(request: IncomingMessage, response: ServerResponse) {
    if (isStopping) {
      response.shouldKeepAlive = false
      lastRequestAt = performance.now()
    }
    closeOnUnreadBody(request, response)
    listener(request, response)
  }
  async function stop(server: Server) {
    isStopping = true
    // as Node's own close, but for ending idle connections at once: a request on the way there would be lost
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const until = performance.now() + SHUTDOWN_TIMEOUT_MS
    lastRequestAt = performance.now()
    const closing = new AbortController()
    const ending = endConnections(server, () => performance.now() - lastRequestAt > IDLE_MS, until, closing.signal)
    await closed
    closing.abort()
    await ending
  }
  return { handle, stop }
}

async function endConnections(server: Server, isQuiet: () => boolean, until: number, closed: AbortSignal) {
  while (!closed.aborted) {
    await pause(POLL_MS, undefined, { signal: closed }).catch(() => {})
    if (performance.now() > until) server.closeAllConnections()
    else if (isQuiet()) server.closeIdleConnections()
  }
}
