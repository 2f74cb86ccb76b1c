import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Submission {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

const MAX_URLS = 10_000

/**
 * A local server that speaks IndexNow (indexnow.org/documentation): 200 or 202 for what it takes, 400 for what is no
 * submission, 403 where the key is another than `key`, 422 for addresses of another host, 429 while it is `busy`.
 */
export async function startFakeIndexNow(host: string) {
  const service = { key: '', busy: 0, status: 200, taken: [] as Submission[] }
  const server = createServer(async (request, response) => {
    response.writeHead(statusFor(await parseSubmission(request))).end()
  })
  function statusFor(submission: Submission | undefined) {
    if (!submission || submission.urlList.length > MAX_URLS) return 400
    if (service.busy > 0) {
      service.busy--
      return 429
    }
    if (submission.key !== service.key) return 403
    const isOwn = (address: string) => URL.canParse(address) && new URL(address).host === host
    if (submission.host !== host || ![submission.keyLocation, ...submission.urlList].every(isOwn)) return 422
    service.taken.push(submission)
    return service.status
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

async function parseSubmission(request: IncomingMessage): Promise<Submission | undefined> {
  const body = await text(request)
  const isJson = request.headers['content-type']?.startsWith('application/json')
  if (request.method !== 'POST' || request.url !== '/indexnow' || !isJson) return undefined
  try {
    const given = JSON.parse(body)
    return Array.isArray(given.urlList) && typeof given.host === 'string' ? given : undefined
  } catch {
    return undefined
  }
}
