import { randomUUID } from 'node:crypto'
import { callAsAdmin, testAdmin } from '../../../tests/support/admin-request'
import { expect, test } from '../../../tests/support/test'
import { addRedirect, keepOldAddress, removeRedirects, restoreRedirects } from './commands.server'
import { findNewAddress, movedOrNotFound } from './moved.server'
import { listRedirects } from './queries.server'
import { redirectForm } from './redirect'
import { action } from './routes/admin-redirects'

test('an address that was given by hand leads on, with what stood behind it', async ({ db }) => {
  await addRedirect(db, testAdmin, { from: '/old', to: 'https://example.com/new' })
  const answer = await movedOrNotFound(db, new URL('http://harbor.test/old/?a=b'), 'Page')
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([301, 'https://example.com/new?a=b'])
})

test('an address leads to one place', async ({ db }) => {
  await addRedirect(db, testAdmin, { from: '/old', to: '/a' })
  await expect(addRedirect(db, testAdmin, { from: '/old', to: '/b' })).rejects.toThrow('/old leads somewhere already')
  expect(await findNewAddress(db, '/old')).toBe('/a')
})

test('what was removed can be brought back, unless its place is taken or its page is gone', async ({ db }) => {
  const page = { id: randomUUID(), kind: 'post', path: '/blog/now', title: 'A', publishedAt: new Date('2026-01-01') }
  await db.insertInto('pages').values(page).execute()
  await keepOldAddress(db, '/blog/then', page)
  await addRedirect(db, testAdmin, { from: '/old', to: '/a' })
  const { rows } = await listRedirects(db, '', {}, 10)
  const removed = await removeRedirects(
    db,
    testAdmin,
    rows.map(({ id }) => id),
  )
  expect(await findNewAddress(db, '/old')).toBeUndefined()
  await addRedirect(db, testAdmin, { from: '/old', to: '/b' })
  await restoreRedirects(db, testAdmin, removed)
  expect([await findNewAddress(db, '/old'), await findNewAddress(db, '/blog/then')]).toEqual(['/b', '/blog/now'])
  const again = await removeRedirects(
    db,
    testAdmin,
    removed.map(({ id }) => id),
  )
  await db.deleteFrom('pages').execute()
  await restoreRedirects(db, testAdmin, again)
  expect(await findNewAddress(db, '/blog/then')).toBeUndefined()
})

test('the list is found by the beginning of the old address, taken to the letter', async ({ db }) => {
  await addRedirect(db, testAdmin, { from: '/a_b', to: '/x' })
  await addRedirect(db, testAdmin, { from: '/acb', to: '/x' })
  expect((await listRedirects(db, '/a_', {}, 10)).rows.map(({ fromPath }) => fromPath)).toEqual(['/a_b'])
})

test.for([
  ['old', '/new', 'from'],
  ['//evil.example', '/new', 'from'],
  ['/', '/new', 'from'],
  ['/a/../b', '/new', 'from'],
  ['/a?b=c', '/new', 'from'],
  ['/a', '//evil.example', 'to'],
  ['/a', 'javascript:alert(1)', 'to'],
  ['/a', 'data:text/html,x', 'to'],
  ['/a', '/\\evil.example', 'to'],
  ['/a', '/A?x', 'to'],
  [`/${'a'.repeat(501)}`, '/b', 'from'],
])('%s to %s is refused beside its field', async ([from = '', to = '', field = ''], { db }) => {
  const answer = await callAsAdmin(action, db, { path: '/admin/blog/redirects', form: { from, to } })
  expect(answer).toMatchObject({ init: { status: 422 }, data: { fieldErrors: { [field]: expect.any(String) } } })
})

test('an old address is kept as browsers ask for it', () => {
  expect(redirectForm.parse({ from: ' /Old/Page/ ', to: '/new' })).toEqual({ from: '/old/page', to: '/new' })
})
