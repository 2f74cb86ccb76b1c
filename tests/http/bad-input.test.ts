import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpRequest, sendRaw } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

const MIB = 1024 * 1024
let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('addresses', () => {
  test.each([
    ['/no-such-page', 404],
    ['/blog/no-such-post', 404],
    ['/blog/Three-Point-Estimates', 301],
    ['/Blog/', 301],
    ['/tools//queuepro', 301],
    ['/blog/three-point-estimates/more', 404],
    ['/tools/no-such-product', 404],
    ['/lp/other', 404],
    [`/${'a'.repeat(1_900)}`, 404],
    ['/%E2%9C%93', 404],
    ['/blog/%27%3B%20drop%20table%20blog_posts', 404],
    ['/media/no-such-file.webp', 404],
    ['/assets/no-such-file.js', 404],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/%00', 400],
    ['/a%0d%0aSet-Cookie:%20x', 400],
    [`/${'a'.repeat(3_000)}`, 400],
    ['/media/../secret', 400],
    ['/media/..%2fsecret', 400],
    ['/media/%2e%2e/secret', 400],
    ['/assets/..%5c..%5cpackage.json', 400],
    ['//evil.example/', 400],
    ['/blog#1', 400],
    ['/blog?page=2#1', 400],
    ['/purchases#1', 400],
    ['/debug-blog#1', 400],
    ['/test-blog-twitter?slug=nobody-wrote-this', 404],
  ])('%s is answered with %i', async (path, status) => {
    const answer = await httpRequest(site.origin, path)
    expect(answer.status).toBe(status)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.text).not.toMatch(/node_modules|at .*\.ts:\d/)
  })

  test.each([
    '/blog?category=nonsense',
    '/blog?page=0',
    '/blog?page=-1',
    '/blog?page=1e9',
    '/blog?category[]=x',
    '/tools?category=%00',
    '/?a=%',
    '/tools?category=saas&category=ai',
    '/blog?__proto__=1',
  ])('the odd query of %s does no harm', async (path) =>
    expect((await httpRequest(site.origin, path)).status).toBe(200),
  )

  test('a page of the list that does not exist is not found', async () => {
    expect((await httpRequest(site.origin, '/blog?page=999')).status).toBe(404)
  })

  test('no path, however odd, brings the site down or shows its insides', async () => {
    const piece = fc.oneof(
      fc.webSegment(),
      fc.constantFrom(
        '..',
        '.',
        '%00',
        '%2e',
        '%',
        '*',
        '~',
        'blog',
        'tools',
        'media',
        '__manifest',
        '_.data',
        '.data',
        'a.data',
        'constructor',
        '__proto__',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
        const answer = await httpRequest(site.origin, encodeURI(`/${pieces.join('/')}`).replaceAll('%25', '%'))
        expect([200, 204, 301, 302, 400, 404, 405]).toContain(answer.status)
      }),
      { numRuns: 150 },
    )
    expect((await httpRequest(site.origin, '/healthz')).status).toBe(200)
  })
})

describe('methods', () => {
  test.each([
    ['POST', '/', 405],
    ['PUT', '/blog', 405],
    ['DELETE', '/blog/three-point-estimates', 405],
    ['PATCH', '/tools', 405],
    ['POST', '/sitemap.xml', 405],
    ['TRACE', '/', 405],
    ['PROPFIND', '/', 405],
  ])('%s %s is answered with %i', async (method, path, status) => {
    expect((await httpRequest(site.origin, path, { method })).status).toBe(status)
  })

  test('a request that is no HTTP is refused', async () => {
    expect(await sendRaw(site.origin, 'HELLO\r\n\r\n')).toContain('400')
  })
})

describe('bodies', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('a body over 1 MiB is refused, and one that does not tell its length', async () => {
    const body = Buffer.alloc(MIB + 1, 'a')
    expect((await httpRequest(site.origin, '/contact', { method: 'POST', headers: form, body })).status).toBe(413)
    const chunked = { ...form, 'transfer-encoding': 'chunked' }
    expect((await httpRequest(site.origin, '/contact', { method: 'POST', headers: chunked, body })).status).toBe(411)
  })

  test('an upload may have 10 MiB and no more', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = Buffer.alloc(10 * MIB + 1, 'a')
    expect((await httpRequest(site.origin, '/admin/redirects/import', { method: 'POST', headers, body })).status).toBe(
      413,
    )
  })

  test.each([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['no type', {}, 'name=x', 415],
    ['a broken multipart body', { 'content-type': 'multipart/form-data; boundary=x' }, 'nonsense', 400],
  ])('a form with %s is refused', async (_what, headers, body, status) => {
    expect((await httpRequest(site.origin, '/contact', { method: 'POST', headers, body })).status).toBe(status)
  })

  test.each([
    ['broken JSON', 'application/json', '{', 400],
    ['another type', 'text/plain', '{}', 415],
    ['a wrong shape', 'application/json', '{"message":5}', 422],
  ])('an API call with %s gets a fault in JSON', async (_what, type, body, status) => {
    const answer = await httpRequest(site.origin, '/api/errors', {
      method: 'POST',
      headers: { 'content-type': type, accept: '*/*' },
      body,
    })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
  })

  test('a form from another site is refused', async () => {
    const headers = { ...form, origin: 'https://evil.example' }
    expect((await httpRequest(site.origin, '/contact', { method: 'POST', headers, body: 'name=x' })).status).toBe(403)
  })
})
