import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { addRedirect } from '~/wings/web/redirects/commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { linksApi } from './api.server'

const resolved = endpoint(linksApi, '/resolved-links')

async function aPost(db: Database, body: string, slug: string = randomUUID()) {
  const id = randomUUID()
  await saveDraft(db, postEntryType, testAdmin, id, {
    basedOn: 0,
    content: { ...emptyPostContent, title: slug, slug, body },
  })
  await publishEntry(db, postEntryType, testAdmin, id)
  return id
}

const bodyOf = async (db: Database, id: string) =>
  (await db.selectFrom('blogPosts').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body

const send = (db: Database, method: string, json: unknown) => callAsAdmin(resolved, db, { method, json })

test('links of a text lead where their redirect ends, to pages by their ids, and back again to the byte', async ({
  db,
}) => {
  const target = await aPost(db, '<p>Here.</p>', 'new-home')
  const body =
    '<p><a href="/old">a</a>, <a href="/Old/#part">b</a>, <a href="http://harbor.test/old">c</a>, <a href="/older">d</a></p>'
  const id = await aPost(db, body)
  const before = await bodyOf(db, id)
  await addRedirect(db, testAdmin, { from: '/old', to: '/blog/new-home', status: 302 })
  const answer = await send(db, 'POST', { fromPage: id, path: '/old' })
  expect(answer.status).toBe(200)
  const mended = await answer.json()
  expect(mended.edits).toHaveLength(3)
  expect(await bodyOf(db, id)).toBe(
    before
      .replace('"/old"', `"page:${target}"`)
      .replace('"/Old/#part"', `"page:${target}#part"`)
      .replace('"http://harbor.test/old"', `"page:${target}"`),
  )
  expect((await send(db, 'DELETE', mended)).status).toBe(200)
  expect(await bodyOf(db, id)).toBe(before)
  const late = await send(db, 'DELETE', mended)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('edited by hand')
})

test('it is said why a link cannot be led straight', async ({ db }) => {
  const id = await aPost(db, '<p>No link</p>')
  expect(await (await send(db, 'POST', { fromPage: id, path: '/old' })).text()).toContain('no longer redirects')
  await addRedirect(db, testAdmin, { from: '/old', to: 'https://other.example/?a=1&b=2', status: 301 })
  expect(await (await send(db, 'POST', { fromPage: id, path: '/old' })).text()).toContain(
    'is not in the page’s content',
  )
  expect(await (await send(db, 'POST', { fromPage: randomUUID(), path: '/old' })).text()).toContain('no longer public')
  const linked = await aPost(db, '<p><a href="/old">x</a></p>')
  expect((await send(db, 'POST', { fromPage: linked, path: '/old' })).status).toBe(200)
  expect(await bodyOf(db, linked)).toContain('href="https://other.example/?a=1&amp;b=2"')
  const odd = { id: linked, kind: 'post', revision: 2, edits: [{ text: 0, at: 0, was: 'javascript:x', is: '/' }] }
  expect((await send(db, 'DELETE', odd)).status).toBe(422)
})
