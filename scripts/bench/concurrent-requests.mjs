import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'

/** Requests from a thread of their own for what this process has in memory. */
export async function startConcurrentRequests() {
  const server = createServer((_request, response) => void response.end('A cached page')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const asking = new Worker(new URL('./request-loop.mjs', import.meta.url), { workerData: { port } })
  return {
    /** @returns {Promise<string>} */
    stop: () =>
      new Promise((resolve) => {
        asking.once('message', (said) => {
          server.closeAllConnections()
          server.close()
          resolve(said)
        })
        asking.postMessage('stop')
      }),
  }
}
