import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'

/** Somebody in a thread of their own who asks this process for what it has in memory. */
export async function askedMeanwhile() {
  const server = createServer((_request, response) => void response.end('A cached page')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const asking = new Worker(new URL('./asks-meanwhile.mjs', import.meta.url), { workerData: { port } })
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
