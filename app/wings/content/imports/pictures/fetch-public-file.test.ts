import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { expect, test } from '~test/test'
import { fetchPublicFile } from './fetch-public-file.server'
import { skipSilentSites } from './skip-silent-sites'

const limits = { maxBytes: 1_000 }
const anywhere = { ...limits, isAllowed: () => true }

async function aSite(answer: http.RequestListener) {
  const server = http.createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a file of this machine is not fetched, however it is named', async () => {
  let asked = 0
  const site = await aSite((_request, response) => {
    asked++
    response.end('secret')
  })
  const port = new URL(site).port
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]']) {
    await expect(fetchPublicFile(`http://${host}:${port}/a`, limits)).rejects.toThrow('public internet')
  }
  await expect(fetchPublicFile('file:///etc/passwd', limits)).rejects.toThrow('http or https')
  await expect(fetchPublicFile('http://a:b@example.com/', limits)).rejects.toThrow('password')
  expect(asked).toBe(0)
})

test('each redirect is checked as the first address was', async () => {
  const site = await aSite((request, response) => {
    const to = request.url === '/in' ? 'http://[::1]:1/secret' : request.url === '/round' ? '/round' : undefined
    if (to) response.writeHead(302, { Location: to })
    response.end('fine')
  })
  const isAllowed = (address: string) => address === '127.0.0.1'
  await expect(fetchPublicFile(`${site}/in`, { ...limits, isAllowed })).rejects.toThrow('public internet')
  await expect(fetchPublicFile(`${site}/round`, anywhere)).rejects.toThrow('too many redirects')
  expect(String(await fetchPublicFile(`${site}/a`, anywhere))).toBe('fine')
})

test('what is too large, missing, cut off or never comes is given up', async () => {
  const site = await aSite((request, response) => {
    if (request.url === '/large') response.writeHead(200, { 'Content-Length': 5_000 }).end('x'.repeat(5_000))
    if (request.url === '/endless') response.write('x'.repeat(900), () => response.end('x'.repeat(900)))
    if (request.url === '/missing') response.writeHead(404).end()
    if (request.url === '/cut') response.writeHead(200, { 'Content-Length': 500 }).write('x', () => response.destroy())
  })
  await expect(fetchPublicFile(`${site}/large`, anywhere)).rejects.toThrow('larger')
  await expect(fetchPublicFile(`${site}/endless`, anywhere)).rejects.toThrow('larger')
  await expect(fetchPublicFile(`${site}/missing`, anywhere)).rejects.toThrow('returned status 404')
  await expect(fetchPublicFile(`${site}/cut`, anywhere)).rejects.toThrow('download was interrupted')
  await expect(fetchPublicFile(`${site}/silent`, { ...anywhere, timeoutMs: 200 })).rejects.toThrow('timed out')
})

test('a site that never answers is given up after five times, and the others are not', async () => {
  let asked = 0
  const silent = await aSite(() => void asked++)
  const site = await aSite((_request, response) => void response.end('fine'))
  const fetched = skipSilentSites((address) => fetchPublicFile(address, { ...anywhere, timeoutMs: 100 }))
  for (let at = 0; at < 5; at++) await expect(fetched(`${silent}/${at}`)).rejects.toThrow('timed out')
  await expect(fetched(`${silent}/6`)).rejects.toThrow('five times')
  expect(asked).toBe(5)
  expect(String(await fetched(`${site}/a`))).toBe('fine')
})
