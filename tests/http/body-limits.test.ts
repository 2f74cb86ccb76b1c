import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

const KIB = 1024
const MIB = 1024 * KIB
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
let site: RunningSite

beforeAll(async () => {
  site = await startSite({ DEMO: '0' })
})
afterAll(() => site.stop())

/** What is answered to the head of a chunked request of which nothing more ever comes; undefined when nothing is. */
function answerToHead(path: string, type: string) {
  const { hostname, port } = new URL(site.origin)
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
  return new Promise<string | undefined>((resolve) => {
    const socket = connect(Number(port), hostname)
    const settle = (line?: string) => {
      socket.destroy()
      resolve(line)
    }
    socket.once('data', (chunk) => settle(String(chunk).split('\r\n')[0]))
    socket.setTimeout(5_000, () => settle())
    socket.write(`${head}5\r\nhello\r\n`)
  })
}

const post = (path: string, headers: Record<string, string>, body: string | Buffer, from = '127.0.0.1') =>
  httpRequest(site.origin, path, { method: 'POST', headers, body, localAddress: from })

function field(name: string, value: string) {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`
}

test.each([
  ['/contact', 'application/x-www-form-urlencoded'],
  ['/contact', 'multipart/form-data; boundary=b'],
  ['/admin/bulk-generate/new', 'multipart/form-data; boundary=b'],
  ['/review/some-token', 'multipart/form-data; boundary=b'],
  ['/admin/login', 'application/x-www-form-urlencoded'],
  ['/api/notes', 'application/json'],
  ['/api/errors', 'application/json'],
  ['/api/licences/validate', 'application/json'],
  ['/api/stripe/webhook', 'application/json'],
  ['/mcp', 'application/json'],
])('a body without a length is refused before it is read: %s as %s', async (path, type) => {
  expect(await answerToHead(path, type)).toContain('411')
})

describe('a public form', () => {
  test.each([
    ['/contact', multipart, 9 * MIB],
    ['/contact', urlencoded, 65 * KIB],
    ['/get-template', multipart, 65 * KIB],
    ['/checkout/queuepro', multipart, 65 * KIB],
    ['/admin/login', multipart, 65 * KIB],
    ['/planner/login', urlencoded, 65 * KIB],
    ['/admin/setup/some-token', urlencoded, 65 * KIB],
    ['/contact.data', urlencoded, 65 * KIB],
    ['/review/some-token', urlencoded, 65 * KIB],
    ['/mcp', { 'content-type': 'application/json' }, 65 * KIB],
  ])('%s takes %o of %i bytes no more', async (path, headers, bytes) => {
    const { status, text } = await post(path, headers, Buffer.alloc(bytes, 'a'))
    expect(status).toBe(413)
    expect(text).toContain('64 KiB')
  })

  test('gives a long field back cut, not once more in its length', async () => {
    const { status, text } = await post('/contact', multipart, field('name', '<a'.repeat(31_000)), '127.0.1.1')
    expect(status).toBe(422)
    expect(text.length).toBeLessThan(150_000)
  })

  test('gives back all of the longest message that it takes, in any script', async () => {
    const message = '工'.repeat(5_000)
    const { status, text } = await post('/contact', urlencoded, String(new URLSearchParams({ message })), '127.0.1.2')
    expect(status).toBe(422)
    expect(text).toContain(`>${message}</textarea>`)
  })

  test.each(['/contact', '/get-template'])('counts at %s before it reads, and loses nothing', async (path) => {
    const form = { email: 'not an address', name: 'Ada Lovelace' }
    const from = path === '/contact' ? '127.0.1.3' : '127.0.1.4'
    const send = () => post(path, urlencoded, String(new URLSearchParams(form)), from)
    const statuses: number[] = []
    for (let times = 0; times < 5; times++) statuses.push((await send()).status)
    const last = await send()
    expect([...statuses, last.status]).toEqual([422, 422, 422, 422, 422, 429])
    expect(last.text).toContain('value="not an address"')
  })
})

test('files may be as large as ever where they belong', async () => {
  const anonymous = await post('/admin/bulk-generate/new', multipart, Buffer.alloc(11 * MIB, 'a'))
  expect(anonymous.status).not.toBe(413)
  const part = { 'content-type': 'application/offset+octet-stream' }
  for (const path of ['/admin/redirects/import', '/admin/api/uploads/imports/some-id', '/planner/import'])
    expect([302, 401, 403, 404, 405]).toContain(
      (await post(path, { ...multipart, ...(path.includes('uploads') && part) }, Buffer.alloc(9 * MIB, 'a'))).status,
    )
})
