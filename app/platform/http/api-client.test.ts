import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendApiRequest } from './api-client'

/** A server that begins each answer, and ends none. */
async function aHaltingServer() {
  const server = createServer((_, response) => void response.writeHead(200).write('{"half":'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { path, [Symbol.asyncDispose]: async () => server.close().closeAllConnections() }
}

test('a call that was aborted while its answer came tells nobody of a fault', async () => {
  await using server = await aHaltingServer()
  const leaving = new AbortController()
  const reply = sendApiRequest({ path: server.path, method: 'GET', signal: leaving.signal }, async (response) => {
    leaving.abort(new Error('Whoever asked has left.'))
    const body = await response.json().catch(() => undefined)
    return { ok: false, status: 200, message: `Read: ${body}` }
  })
  await expect(reply).rejects.toThrow('Whoever asked has left.')
})

test('every call that a browser makes says which program is calling', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: (path) => /\.(server|test)\.tsx?$/.test(path) })
  // there is one place that calls; a service worker passes on what pages ask for
  const callers = files.filter((file) => /\bfetch\((?!address)/.test(readFileSync(file, 'utf8')))
  expect(callers).toEqual(['app/shell/offline/service-worker.ts', 'app/platform/http/fetch-api.ts'])
})
