import type { IncomingMessage, ServerResponse } from 'node:http'

const LINGER_MS = 2_000

/**
 * An answer that comes before its request's body was read, such as 413, is the last one on its connection, and says so: the
 * next request would stand behind a body that nobody reads. What is still sent is thrown away for a while, because a
 * connection that is ended with bytes unread is reset, and with it the answer.
 */
export function closeOnUnreadBody(request: IncomingMessage, response: ServerResponse) {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody) return
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    if (!request.complete) {
      response.shouldKeepAlive = false
      discardRest(request)
    }
    return writeHead(...args)
  }) as typeof response.writeHead
}

function discardRest(request: IncomingMessage) {
  const { socket } = request
  let isEnding = false
  socket.destroySoon = () => {
    if (isEnding) return
    isEnding = true
    socket.end()
    request.resume()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
