import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { databaseContext, PageRender, pageContext } from '~/platform/http/request-context.server'
import { expect, test } from '~test/test'
import { registerPage } from './commands.server'
import { loadStaticLinks } from './static-links.queries.server'

const JANUARY = new Date('2026-01-01')
const now = new Date('2026-03-01')

async function linksIn(db: Database, paths: string[]) {
  const context = new RouterContextProvider()
  const page = new PageRender()
  context.set(databaseContext, db)
  context.set(pageContext, page)
  return { links: await loadStaticLinks(context, paths, now), tags: [...page.tags] }
}

const aPage = (db: Database, path: string, publishedAt: Date | null, id = randomUUID()) =>
  registerPage(db, { id, kind: 'post', path, title: path, publishedAt }, now)

test('a link of the site’s own is there as long as visitors find its page, and follows it when it moves', async ({
  db,
}) => {
  const moved = randomUUID()
  await aPage(db, '/blog/out', JANUARY)
  await aPage(db, '/blog/draft', null)
  await aPage(db, '/blog/soon', new Date('2026-03-02'))
  await aPage(db, '/blog/before', JANUARY, moved)
  await aPage(db, '/blog/after', JANUARY, moved)
  const paths = ['/blog/out', '/blog/draft', '/blog/soon', '/blog/before', '/blog/never']
  const { links, tags } = await linksIn(db, paths)
  expect(links).toEqual({ '/blog/out': '/blog/out', '/blog/before': '/blog/after' })
  expect(tags).toEqual(['posts'])
})

test('a page that names content is drawn anew when some of its kind comes or goes', async ({ db }) => {
  const { links, tags } = await linksIn(db, ['/tools/queuepro', '/blog/a', '/white-label-client-portal'])
  expect(links).toEqual({})
  expect(tags).toEqual(['products', 'posts', 'landing-pages'])
})
