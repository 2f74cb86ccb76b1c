import { randomUUID } from 'node:crypto'
import { addRedirect } from '~/domains/redirects/commands.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { expect, test } from '~test/test'
import { forgetPages, registerNewPages } from '../commands.server'
import { listBrokenLinks, listRedirectedLinks } from '../register.queries.server'
import { aPost, aReadSite, change, link, longAgo, paths } from './small-site.fixture'

const by = { id: null, email: 'mara@harbor.test' }

test('a new page is read without anybody asking for it', async ({ database: { db } }) => {
  const { site } = await aReadSite(db)
  site.put('/blog/new', '', [])
  await aPost(db, { path: '/blog/new' })
  expect(await site.follow(db)).toEqual(['/blog/new'])
  site.put('/blog/import', '', [])
  const imported = { id: randomUUID(), kind: 'post' as const, path: '/blog/import', title: '', publishedAt: longAgo }
  await inTransaction(db, (tx) =>
    registerNewPages(tx, [imported, { ...imported, id: randomUUID(), path: '/x', publishedAt: null }]),
  )
  expect(await site.follow(db)).toEqual(['/blog/import'])
})

test('a page that moves is read where it lives, and its old address leads there', async ({ database: { db } }) => {
  const { site, second } = await aReadSite(db)
  site.put('/blog/moved', '', [`post:${second.id}`])
  site.take('/blog/second')
  await aPost(db, { ...second, path: '/blog/moved' })
  expect(await site.follow(db)).toEqual(['/blog/first', '/blog/moved', '/blog/second'])
  expect(await paths(db)).toEqual(['/', '/blog', '/blog/first', '/blog/moved'])
  expect(await listRedirectedLinks(db, { limit: 9 })).toMatchObject([
    { fromPath: '/blog/first', toPath: '/blog/second', status: 301, leadsTo: '/blog/moved' },
  ])
})

test('a page that is withdrawn or deleted leaves the register, and links to it are broken', async ({
  database: { db },
}) => {
  const { site, first, second } = await aReadSite(db)
  site.take('/blog/second')
  await aPost(db, { ...second, publishedAt: null })
  await site.follow(db)
  expect(await listBrokenLinks(db, { limit: 9 })).toMatchObject([{ fromPath: '/blog/first', toPath: '/blog/second' }])
  site.take('/blog/first')
  await inTransaction(db, (tx) => forgetPages(tx, [first.id]))
  await site.follow(db)
  expect(await paths(db)).toEqual(['/', '/blog'])
  expect(await listBrokenLinks(db, { limit: 9 })).toMatchObject([{ fromPath: '/blog', place: 'card' }])
})

test('a scheduled page is read at its moment, with those that link to it and its lists; a new moment counts', async ({
  database: { db },
}) => {
  const { site } = await aReadSite(db)
  const [soon, later] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 7_200_000)]
  const post = await aPost(db, { path: '/blog/soon', publishedAt: soon })
  site.put('/blog/first', link('/about'), [`page:${post.id}`])
  await aPost(db, { ...post, publishedAt: later })
  await change(db, `post:${(await aPost(db, { path: '/blog/first-again' })).id}`)
  await site.follow(db)
  expect(await paths(db)).not.toContain('/blog/soon')
  site.put('/blog/soon', '', ['posts'])
  expect(await site.follow(db, new Date(soon.getTime() + 60_000))).toEqual([])
  expect(await site.follow(db, later)).toContain('/blog/soon')
  expect(await site.follow(db, new Date(later.getTime() + 60_000))).toContain('/blog')
})

test('later pages of a list are found by the links to them, and forgotten when they are empty', async ({
  database: { db },
}) => {
  const { site } = await aReadSite(db)
  site.put('/blog', link('/blog?page=2') + link('/blog?page=3&x=1'), ['posts'])
  site.put('/blog?page=2', link('/blog/first'), ['posts'])
  await change(db, 'posts')
  await site.follow(db)
  expect(await paths(db)).toContain('/blog?page=2')
  site.take('/blog?page=2')
  await change(db, 'posts')
  await site.follow(db)
  expect(await paths(db)).not.toContain('/blog?page=2')
  expect(await listBrokenLinks(db, { limit: 9 })).toMatchObject([{ toPath: '/blog?page=2' }, { toPath: '/nowhere' }])
})

test('a redirect that is made or removed changes what its links are', async ({ database: { db } }) => {
  const { site } = await aReadSite(db)
  await addRedirect(db, by, { from: '/nowhere', to: '/about', status: 302 })
  await site.follow(db)
  expect(await listBrokenLinks(db, { limit: 9 })).toEqual([])
  expect(await listRedirectedLinks(db, { limit: 9 })).toMatchObject([{ toPath: '/nowhere', status: 302 }])
})
