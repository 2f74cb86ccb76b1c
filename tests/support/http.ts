import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'

export interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The address of this machine that it comes from: each has its own limits. */
  localAddress?: string
}

/** A request as it is written: fetch would tidy up the path and refuse odd methods. Of a stream that never ends, its head. */
export async function httpRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, localAddress }: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin)
  // a connection of its own that is not closed at once, so that a refusal can be read while a large body is still sent
  const agent = new Agent({ keepAlive: true, localAddress })
  const outgoing = request({ hostname, port, path, method, agent, headers: { accept: 'text/html', ...headers } })
  outgoing.on('error', () => {}) // a server may answer and hang up before a large body is sent
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  const isEndless = method === 'GET' && String(response.headers['content-type']).startsWith('text/event-stream')
  if (!isEndless) for await (const chunk of response) chunks.push(chunk)
  agent.destroy()
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

/** The first line of what the server says to raw bytes. */
export async function sendRaw(origin: string, bytes: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  const [chunk] = await once(socket, 'data')
  socket.destroy()
  return String(chunk).split('\r\n')[0]
}
