import { randomUUID } from 'node:crypto'
import { inTransaction } from '~/platform/database/transaction.server'
import { addRedirect } from '~/wings/web/redirects/commands.server'
import { anIndexedSite, aPostPage, changeContent, htmlLink, listIndexedPaths, pastDate } from '~test/fake-site'
import { expect, test } from '~test/test'
import { deletePages, registerNewPages } from '../commands.server'
import { listBrokenLinks, listRedirectedLinks } from '../page-index.queries.server'

const by = { id: null, email: 'mara@harbor.test' }

test('a new page is read without anybody asking for it', async ({ database: { db } }) => {
  const { site } = await anIndexedSite(db)
  site.put('/blog/new', '', [])
  await aPostPage(db, { path: '/blog/new' })
  expect(await site.indexChanges(db)).toEqual(['/blog/new'])
  site.put('/blog/import', '', [])
  const imported = { id: randomUUID(), kind: 'post' as const, path: '/blog/import', title: '', publishedAt: pastDate }
  await inTransaction(db, (tx) =>
    registerNewPages(tx, [imported, { ...imported, id: randomUUID(), path: '/x', publishedAt: null }]),
  )
  expect(await site.indexChanges(db)).toEqual(['/blog/import'])
})

test('a page that moves is read where it lives, and its old address leads there', async ({ database: { db } }) => {
  const { site, second } = await anIndexedSite(db)
  site.put('/blog/moved', '', [`post:${second.id}`])
  site.remove('/blog/second')
  await aPostPage(db, { ...second, path: '/blog/moved' })
  expect(await site.indexChanges(db)).toEqual(['/blog/first', '/blog/moved', '/blog/second'])
  expect(await listIndexedPaths(db)).toEqual(['/', '/blog', '/blog/first', '/blog/moved'])
  expect(await listRedirectedLinks(db, { limit: 9 })).toMatchObject([
    { fromPath: '/blog/first', toPath: '/blog/second', status: 301, redirectsTo: '/blog/moved' },
  ])
})

test('a page that is withdrawn or deleted leaves the register, and links to it are broken', async ({
  database: { db },
}) => {
  const { site, first, second } = await anIndexedSite(db)
  site.remove('/blog/second')
  await aPostPage(db, { ...second, publishedAt: null })
  await site.indexChanges(db)
  expect(await listBrokenLinks(db, { limit: 9 })).toMatchObject([{ fromPath: '/blog/first', toPath: '/blog/second' }])
  site.remove('/blog/first')
  await inTransaction(db, (tx) => deletePages(tx, [first.id]))
  await site.indexChanges(db)
  expect(await listIndexedPaths(db)).toEqual(['/', '/blog'])
  expect(await listBrokenLinks(db, { limit: 9 })).toMatchObject([{ fromPath: '/blog', place: 'card' }])
})

test('a scheduled page is read at its moment, with those that link to it and its lists; a new moment counts', async ({
  database: { db },
}) => {
  const { site } = await anIndexedSite(db)
  const [soon, later] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 7_200_000)]
  const post = await aPostPage(db, { path: '/blog/soon', publishedAt: soon })
  site.put('/blog/first', htmlLink('/about'), [`page:${post.id}`])
  await aPostPage(db, { ...post, publishedAt: later })
  await changeContent(db, `post:${(await aPostPage(db, { path: '/blog/first-again' })).id}`)
  await site.indexChanges(db)
  expect(await listIndexedPaths(db)).not.toContain('/blog/soon')
  site.put('/blog/soon', '', ['posts'])
  expect(await site.indexChanges(db, new Date(soon.getTime() + 60_000))).toEqual([])
  expect(await site.indexChanges(db, later)).toContain('/blog/soon')
  expect(await site.indexChanges(db, new Date(later.getTime() + 60_000))).toContain('/blog')
})

test('later pages of a list are found by the links to them, and forgotten when they are empty', async ({
  database: { db },
}) => {
  const { site } = await anIndexedSite(db)
  site.put('/blog', htmlLink('/blog?page=2') + htmlLink('/blog?page=3&x=1'), ['posts'])
  site.put('/blog?page=2', htmlLink('/blog/first'), ['posts'])
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  expect(await listIndexedPaths(db)).toContain('/blog?page=2')
  site.remove('/blog?page=2')
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  expect(await listIndexedPaths(db)).not.toContain('/blog?page=2')
  expect(await listBrokenLinks(db, { limit: 9 })).toMatchObject([{ toPath: '/blog?page=2' }, { toPath: '/nowhere' }])
})

test('a redirect that is made or removed changes what its links are', async ({ database: { db } }) => {
  const { site } = await anIndexedSite(db)
  await addRedirect(db, by, { from: '/nowhere', to: '/about', status: 302 })
  await site.indexChanges(db)
  expect(await listBrokenLinks(db, { limit: 9 })).toEqual([])
  expect(await listRedirectedLinks(db, { limit: 9 })).toMatchObject([{ toPath: '/nowhere', status: 302 }])
})
