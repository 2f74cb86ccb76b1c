import { anIndexedLink, anIndexedPage } from '~/wings/web/pages/fixtures'
import { expect, test } from '~test/test'
import { listMatchingBoilerplateLinks } from './boilerplate-links.queries.server'
import type { LinkStatus } from './link-filter'
import { getLinkStatus } from './link-status'
import { listLinks } from './links.queries.server'

test('a link to another site says what its address answered, and is found by that', async ({ db }) => {
  await anIndexedPage(db, '/blog/a')
  const known = { 'https://a.test/gone': 'broken', 'https://b.test/': 'moved', 'https://c.test/': 'unchecked' }
  for (const [position, to] of ['https://a.test/gone#part', 'https://b.test/', 'https://c.test/', '/a'].entries()) {
    await anIndexedLink(db, '/blog/a', to, position)
  }
  for (const [url, state] of Object.entries(known)) {
    const redirectsTo = state === 'moved' ? 'https://b.test/new' : null
    await db.insertInto('derived.externalLinks').values({ url, state, redirectsTo, dueAt: new Date() }).execute()
  }
  const listed = async (status?: LinkStatus) => {
    const { rows } = await listLinks(db, { q: '', ...(status && { status }) }, {}, 10)
    return rows.map((link) => [link.to, getLinkStatus(link), link.redirectsTo])
  }
  const broken = ['https://a.test/gone#part', 'broken-external', null]
  const moved = ['https://b.test/', 'moved-external', 'https://b.test/new']
  const refused = ['https://c.test/', 'external', null]
  expect(await listed()).toEqual([broken, moved, refused, ['/a', 'fine', null]])
  expect(await listed('external')).toEqual([broken, moved, refused])
  expect(await listed('broken-external')).toEqual([broken])
  expect(await listed('moved-external')).toEqual([moved])
})

test('links of the menu and the footer to other sites say it, too', async ({ db }) => {
  await anIndexedPage(db, '/')
  const links = ['https://a.test/', 'https://b.test/'].map((to) => ({
    to,
    isInternal: false,
    anchor: 'x',
    place: 'footer',
  }))
  await db
    .updateTable('derived.pageBoilerplates')
    .set({ links: JSON.stringify(links) })
    .execute()
  await db
    .insertInto('derived.externalLinks')
    .values({ url: 'https://a.test/', state: 'broken', dueAt: new Date() })
    .execute()
  const listed = async (status: LinkStatus) =>
    (await listMatchingBoilerplateLinks(db, { q: '', status })).map(({ to }) => to)
  expect(await listed('broken-external')).toEqual(['https://a.test/'])
  expect(await listed('external')).toEqual(['https://a.test/', 'https://b.test/'])
})
