import { testAdmin } from '~test/admin-request'
import { aRedirect as add, aPublicPage } from '~test/redirect-fixtures'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { removeRedirects } from './commands.server'
import { listRedirects } from './queries.server'
import { findRedirectTarget, redirectOrNotFound } from './redirect-or-not-found.server'

type Db = Parameters<typeof findRedirectTarget>[0]

type Args = Parameters<typeof redirectOrNotFound>[0] & { params: object }

const asked = (db: Db, path: string) => callRoute((args: Args) => redirectOrNotFound(args, 'Page'), db, { path })

test('an address that was given by hand leads on, with what stood behind it', async ({ db }) => {
  await add(db, '/old', 'https://example.com/new')
  const { status, headers } = (await asked(db, '/old/?a=b')) as Response
  expect([status, headers.get('location')]).toEqual([301, 'https://example.com/new?a=b'])
})

test.for([301, 302, 307])('%i is answered as it was chosen', async (status, { db }) => {
  await add(db, '/old', '/new', status)
  expect(await asked(db, '/old')).toMatchObject({ status })
})

test('what is gone is answered with 410, and leads nowhere', async ({ db }) => {
  await add(db, '/old', 'whatever was typed', 410)
  expect(await asked(db, '/old')).toMatchObject({ init: { status: 410 } })
  expect(await findRedirectTarget(db, '/old')).toBeUndefined()
})

test('an address leads to one place', async ({ db }) => {
  await add(db, '/old', '/a')
  await expect(add(db, '/old', '/b')).rejects.toThrow('/old already has a redirect')
  expect(await findRedirectTarget(db, '/old')).toBe('/a')
})

test('a prefix takes in itself and everything below it, and the longest one wins', async ({ db }) => {
  await add(db, '/old/*', '/new/*')
  await add(db, '/old/deep/*', '/elsewhere')
  await add(db, '/old/one', '/exactly')
  const ways = ['/old', '/old/a/b', '/old/deep/x/y', '/old/one', '/older'].map((path) => findRedirectTarget(db, path))
  expect(await Promise.all(ways)).toEqual(['/new', '/new/a/b', '/elsewhere', '/exactly', undefined])
  expect(await findRedirectTarget(db, '/old/gr%C3%B6%C3%9Fe?a=1')).toBe('/new/gr%C3%B6%C3%9Fe?a=1')
})

test('a prefix never leads to another host than the one that was given', async ({ db }) => {
  await add(db, '/old/*', '/*')
  for (const path of ['/old//evil.example', '/old/%2Fevil.example', '/old/%5Cevil.example', '/old/%09/evil.example']) {
    const to = await findRedirectTarget(db, path)
    expect(new URL(to ?? '', 'http://harbor.test').host, path).toBe('harbor.test')
  }
})

test('a redirect may name a query, in any order and among other parameters, which are carried on', async ({ db }) => {
  await add(db, '/index.php?p=12&lang=de', '/blog/a')
  await add(db, '/index.php?p=12', '/blog/b')
  await add(db, '/index.php', '/blog')
  expect(await findRedirectTarget(db, '/index.php?lang=de&utm=x&p=12')).toBe('/blog/a?utm=x')
  expect(await findRedirectTarget(db, '/index.php?p=12')).toBe('/blog/b')
  expect(await findRedirectTarget(db, '/index.php?p=13')).toBe('/blog?p=13')
})

test('an old address is the same in capitals, with escapes and with slashes at its end', async ({ db }) => {
  await add(db, '/Größe/Seite/', '/new')
  for (const path of ['/gr%C3%B6%C3%9Fe/seite', '/GR%c3%b6%C3%9FE/Seite/']) {
    expect(await findRedirectTarget(db, path), path).toBe('/new')
  }
})

test('a target outside of ASCII is sent as headers can carry it', async ({ db }) => {
  await add(db, '/old', '/✓/größe?q=ü#ä')
  const { headers } = (await asked(db, '/old')) as Response
  expect(headers.get('location')).toBe('/%E2%9C%93/gr%C3%B6%C3%9Fe?q=%C3%BC#%C3%A4')
})

test('what leads to an address that leads on is led there at once, whichever came first', async ({ db }) => {
  await add(db, '/b', '/c')
  expect(await add(db, '/a', '/b')).toMatchObject({ skipped: ['/b'], updatedCount: 0 })
  expect(await add(db, '/c', '/d')).toMatchObject({ skipped: [], updatedCount: 2 })
  const { rows } = await listRedirects(db, {}, {}, 10)
  expect(rows.map(({ fromPath, toPath }) => [fromPath, toPath]).sort()).toEqual([
    ['/a', '/d'],
    ['/b', '/d'],
    ['/c', '/d'],
  ])
})

test('an old address that leads to nothing is marked in the list', async ({ db }) => {
  await aPublicPage(db, '/blog/there')
  const targets = ['/blog/there?a=b#c', '/blog', '/media/a.webp', '/moved/*', 'https://example.com/x', '/blog/nobody']
  for (const [place, target] of targets.entries())
    await add(db, target === '/moved/*' ? '/m/*' : `/old-${place}`, target)
  const { rows } = await listRedirects(db, {}, {}, 10)
  expect(rows.filter(({ isDeadEnd }) => isDeadEnd).map(({ toPath }) => toPath)).toEqual(['/blog/nobody'])
})

test('visitors are never led twice: a step that is only for now is followed for them, and so is a folder', async ({
  db,
}) => {
  await add(db, '/a', '/b')
  await add(db, '/b', '/folder/x', 302)
  await add(db, '/folder/*', '/new/*')
  expect(await findRedirectTarget(db, '/a')).toBe('/new/x')
  expect(await asked(db, '/a')).toMatchObject({ status: 302 })
  await removeRedirects(
    db,
    testAdmin,
    (await listRedirects(db, { q: '/b' }, {}, 1)).rows.map(({ id }) => id),
  )
  expect(await findRedirectTarget(db, '/a')).toBe('/b')
  await add(db, '/b', '', 410)
  expect(await asked(db, '/a')).toMatchObject({ init: { status: 410 } })
})

test.for([
  { before: { '/a': '/b' }, last: ['/b', '/a'], chain: '/b → /a → /b' },
  { before: { '/b': '/c', '/a': '/b' }, last: ['/c', '/a?x=1'], chain: '/c → /a?x=1 → /c?x=1' },
  { before: { '/a/*': '/b/*' }, last: ['/b/*', '/a/*'], chain: '/b/any-page → /a/any-page → /b/any-page' },
  { before: {}, last: ['/old/*', '/old/v2/*'], chain: '/old/any-page → /old/v2/any-page' },
  { before: {}, last: ['/old/*', '/old'], chain: '/old/any-page → /old' },
])('a loop is refused with its steps named: $chain', async ({ before, last: [from = '', to = ''], chain }, { db }) => {
  for (const [earlier, target] of Object.entries(before)) await add(db, earlier, target)
  await expect(add(db, from, to)).rejects.toThrow(`This creates a redirect loop: ${chain}.`)
  expect(await findRedirectTarget(db, from)).toBeUndefined()
})

test('a folder may lead to a page that stands in it', async ({ db }) => {
  await aPublicPage(db, '/guides')
  await add(db, '/guides/*', '/guides')
  await add(db, '/blog/*', '/blog')
  expect(await findRedirectTarget(db, '/guides/old')).toBe('/guides')
  expect(await findRedirectTarget(db, '/blog/2019/old')).toBe('/blog')
})
