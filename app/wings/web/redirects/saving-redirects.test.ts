import { randomUUID } from 'node:crypto'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { aRedirect as add, aPublicPage } from '~test/redirect-fixtures'
import { expect, test } from '~test/test'
import { redirectMovedPage, removeRedirects, restoreRedirects, updateRedirect } from './commands.server'
import { listRedirects } from './queries.server'
import { redirectForm, withLocalTarget } from './redirect-form'
import { findRedirectTarget } from './redirect-or-not-found.server'
import { action } from './routes/admin-redirects'

test('an address where something is found cannot lead elsewhere, and its owner is named', async ({ db }) => {
  await aPublicPage(db, '/blog/here', 'We live here')
  await expect(add(db, '/blog/here', '/a')).rejects.toThrow('/blog/here is the URL of “We live here”.')
  await expect(add(db, '/contact', '/a')).rejects.toThrow('/contact is a built-in page.')
  await expect(add(db, '/admin/blog', '/a')).rejects.toThrow('/admin/blog belongs to the back office.')
  await expect(add(db, '/download/*', '/a')).rejects.toThrow('/download/* belongs to downloads.')
  await expect(add(db, '/blog?page=2', '/a')).rejects.toThrow('that uses “page”')
})

test('when a page takes the address later, it wins, and the list says so', async ({ db }) => {
  await add(db, '/blog/wanted', '/a')
  await aPublicPage(db, '/blog/wanted', 'New')
  const { rows } = await listRedirects(db, { kind: 'shadowed' }, {}, 10)
  expect(rows).toMatchObject([{ fromPath: '/blog/wanted', livingTitle: 'New' }])
})

test('what led to the old address of a page leads to where the page lives', async ({ db }) => {
  const page = await aPublicPage(db, '/blog/now')
  await add(db, '/older', '/blog/then', 302)
  await redirectMovedPage(db, '/blog/then', page)
  expect([await findRedirectTarget(db, '/older'), await findRedirectTarget(db, '/blog/then')]).toEqual([
    '/blog/now',
    '/blog/now',
  ])
  const { rows } = await listRedirects(db, { kind: 'automatic' }, {}, 10)
  expect(rows.map(({ fromPath }) => fromPath)).toEqual(['/blog/then'])
})

test('a redirect is changed in place, without being taken for its own obstacle', async ({ db }) => {
  const page = await aPublicPage(db, '/blog/now')
  await redirectMovedPage(db, '/blog/then', page)
  const [{ id = '' } = {}] = (await listRedirects(db, {}, {}, 1)).rows
  const change = (to: string, status: string) =>
    updateRedirect(db, testAdmin, id, redirectForm.parse({ from: '/blog/then', to, status }))
  await change('/blog/now', '302')
  expect((await listRedirects(db, {}, {}, 1)).rows).toMatchObject([{ status: 302, isAutomatic: true, toPath: null }])
  await change('/elsewhere', '301')
  expect((await listRedirects(db, {}, {}, 1)).rows).toMatchObject([{ isAutomatic: false, toPath: '/elsewhere' }])
  await add(db, '/other', '/x')
  const taken = redirectForm.parse({ from: '/other', to: '/y' })
  await expect(updateRedirect(db, testAdmin, id, taken)).rejects.toThrow('already has a redirect')
  await expect(updateRedirect(db, testAdmin, randomUUID(), taken)).rejects.toMatchObject({ status: 404 })
})

test('what was removed can be brought back, unless its place is taken or its page is gone', async ({ db }) => {
  const page = await aPublicPage(db, '/blog/now')
  await redirectMovedPage(db, '/blog/then', page)
  await add(db, '/old', '/a')
  const { rows } = await listRedirects(db, {}, {}, 10)
  const ids = rows.map(({ id }) => id)
  const removed = await removeRedirects(db, testAdmin, ids)
  expect(await findRedirectTarget(db, '/old')).toBeUndefined()
  await add(db, '/old', '/b')
  await restoreRedirects(db, testAdmin, removed)
  expect([await findRedirectTarget(db, '/old'), await findRedirectTarget(db, '/blog/then')]).toEqual([
    '/b',
    '/blog/now',
  ])
  const again = await removeRedirects(db, testAdmin, ids)
  await db.deleteFrom('pages').execute()
  await restoreRedirects(db, testAdmin, again)
  expect(await findRedirectTarget(db, '/blog/then')).toBeUndefined()
})

test('the list is found by the beginning of the old address, taken to the letter, by kind and by answer', async ({
  db,
}) => {
  await add(db, '/a_b', '/x')
  await add(db, '/acb/*', '/x', 307)
  const found = async (filter: Parameters<typeof listRedirects>[1]) =>
    (await listRedirects(db, filter, {}, 10)).rows.map(({ fromPath }) => fromPath)
  expect(await found({ q: '/a_' })).toEqual(['/a_b'])
  expect(await found({ kind: 'prefix' })).toEqual(['/acb/*'])
  expect(await found({ status: 301, kind: 'manual' })).toEqual(['/a_b'])
})

test.for([
  ['old', '/new', 'from'],
  ['//evil.example', '/new', 'from'],
  ['/', '/new', 'from'],
  ['/*', '/new', 'from'],
  ['/a/../b', '/new', 'from'],
  ['/a/*/b', '/new', 'from'],
  ['/a/*?b=c', '/new', 'from'],
  ['/a', '//evil.example', 'to'],
  ['/a', 'javascript:alert(1)', 'to'],
  ['/a', 'data:text/html,x', 'to'],
  ['/a', '/\\evil.example', 'to'],
  ['/a', '/b/*', 'to'],
  ['/a', '/A', 'to'],
  ['/a', 'http://harbor.test/A/', 'formError'],
  [`/${'a'.repeat(501)}`, '/b', 'from'],
])('%s to %s is refused beside its field', async ([from = '', to = '', field = ''], { db }) => {
  const answer = await callAsAdmin(action, db, { path: '/admin/seo-settings/redirects', form: { from, to } })
  if (field === 'formError') expect(answer).toMatchObject({ init: { status: 409 } })
  else expect(answer).toMatchObject({ init: { status: 422 }, data: { fieldErrors: { [field]: expect.any(String) } } })
})

test('an old address is kept as browsers ask for it', () => {
  const kept = (from: string) => redirectForm.parse({ from, to: '/new' }).from
  expect(kept(' /Old/Page/ ')).toBe('/old/page')
  expect(kept('/Old.php?b=2&a=1')).toBe('/old.php?a=1&b=2')
  expect(kept('/Old/*')).toBe('/old/*')
  expect(kept('/gr%C3%B6sse')).toBe('/grösse')
})

test('a whole address of this site is one of its paths', () => {
  const home = withLocalTarget('http://harbor.test')
  const to = (address: string) => home(redirectForm.parse({ from: '/a', to: address })).to
  expect([to('http://harbor.test/b?c'), to('http://harbor.test'), to('http://other.test/b')]).toEqual([
    ...['/b?c', '/', 'http://other.test/b'],
  ])
})
