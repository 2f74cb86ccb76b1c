import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Database } from '~/platform/database/database.server'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { expect, test } from '~test/test'
import { deletePages, registerPage, savePageLinks } from '../commands.server'
import type { Page } from '../page'
import { bindPageLinks, extractLinkedPageIds, resolvePageLinks } from '../page-links.queries.server'
import { searchPages } from '../queries.server'

const longAgo = new Date('2026-01-01')

async function aPage(tx: Database, page: Partial<Page> = {}) {
  const id = page.id ?? randomUUID()
  const whole: Page = { kind: 'post', path: `/blog/${id}`, title: 'A page', publishedAt: longAgo, ...page, id }
  await registerPage(tx, whole)
  return whole
}

const linkTo = (address: string) => `<p>See <a href="${address}">this</a>.</p>`

test('a link holds when the page that it leads to moves', async ({ db }) => {
  const page = await aPage(db, { path: '/blog/old' })
  const { html, pageIds } = await bindPageLinks(db, linkTo('/blog/old#part'))
  expect(pageIds).toEqual([page.id])
  await aPage(db, { ...page, path: '/blog/new' })
  expect(await resolvePageLinks(db, html)).toBe(linkTo('/blog/new#part'))
})

test('a link to an address that a page has left leads to where the page lives', async ({ db }) => {
  const page = await aPage(db, { path: '/blog/first' })
  await aPage(db, { ...page, path: '/blog/second' })
  const { html } = await bindPageLinks(db, linkTo('/blog/first'))
  expect(await resolvePageLinks(db, html)).toBe(linkTo('/blog/second'))
})

test('a link to what is not public is plain words for readers and a link for writers', async ({ db }) => {
  const page = await aPage(db, { path: '/blog/draft', publishedAt: null })
  const { html } = await bindPageLinks(db, linkTo('/blog/draft'))
  expect(await resolvePageLinks(db, html)).toBe('<p>See <a>this</a>.</p>')
  expect(await resolvePageLinks(db, html, { withDrafts: true })).toBe(linkTo('/blog/draft'))
  await deletePages(db, [page.id])
  expect(await resolvePageLinks(db, html, { withDrafts: true })).toBe('<p>See <a>this</a>.</p>')
})

test('links to other sites, files and unknown pages stay as they are', async ({ db }) => {
  const html = ['https://example.com/blog/a', '//example.com/a', '/nowhere', 'mailto:a@b.co', '#part']
    .map(linkTo)
    .join('')
  expect(await bindPageLinks(db, html)).toEqual({ html, pageIds: [] })
})

test('whatever a text holds, binding and resolving its links gives the text back', async ({ db }) => {
  await aPage(db, { path: '/blog/known' })
  const part = fc.oneof(
    fc.string().map((text) => `<p>${text.replace(/[<>&"]/g, '')}</p>`),
    fc.constantFrom('/blog/known', '/blog/known?a=b#c', '/other', 'https://x.example/').map(linkTo),
    fc.constantFrom('href="page:', '<img src="/media/a.webp" />', '<a id="x" href="/blog/known" title="t">k</a>'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const html = parts.join('')
      expect(await resolvePageLinks(db, (await bindPageLinks(db, html)).html)).toBe(html)
    }),
    { numRuns: 50 },
  )
})

test('an address leads to the page that left it, wherever it moves, and not to itself', async ({ db }) => {
  const page = await aPage(db, { path: '/blog/a' })
  await aPage(db, { ...page, path: '/blog/b' })
  await aPage(db, { ...page, path: '/blog/c' })
  expect(await findRedirectTarget(db, '/blog/a')).toBe('/blog/c')
  expect(await findRedirectTarget(db, '/blog/b')).toBe('/blog/c')
  await aPage(db, { ...page, path: '/blog/a' })
  expect(await findRedirectTarget(db, '/blog/a')).toBeUndefined()
  expect(await findRedirectTarget(db, '/blog/c')).toBe('/blog/a')
})

test('the address of a draft that nobody knew leads nowhere, and neither does one whose page is withdrawn', async ({
  db,
}) => {
  const draft = await aPage(db, { path: '/blog/draft', publishedAt: null })
  await aPage(db, { ...draft, path: '/blog/other' })
  expect(await findRedirectTarget(db, '/blog/draft')).toBeUndefined()
  const page = await aPage(db, { path: '/blog/was' })
  await aPage(db, { ...page, path: '/blog/is' })
  await aPage(db, { ...page, path: '/blog/is', publishedAt: null })
  expect(await findRedirectTarget(db, '/blog/was')).toBeUndefined()
})

test('who links to whom is noted once each, and forgotten with the page', async ({ db }) => {
  const [from, to] = [await aPage(db), await aPage(db)]
  await savePageLinks(db, from.id, [to.id, to.id, from.id])
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([{ fromPage: from.id, toPage: to.id }])
  await deletePages(db, [to.id])
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([])
})

test('pages are found by the beginnings of the words in their titles', async ({ db }) => {
  await aPage(db, { title: 'Three-point estimates' })
  await aPage(db, { title: 'Pricing a queue' })
  expect((await searchPages(db, 'est thr', 9)).map(({ title }) => title)).toEqual(['Three-point estimates'])
  expect(await searchPages(db, "'); drop table & | :* <->", 9)).toEqual([])
  expect(await searchPages(db, '  ', 9)).toHaveLength(2)
})

test('a text says which pages it links to', () => {
  const id = randomUUID()
  expect(extractLinkedPageIds(`${linkTo(`page:${id}`)}${linkTo(`page:${id}#a`)}`)).toEqual([id])
})
