import { anIndexedSite, changeContent, htmlLink } from '~test/fake-site'
import { expect, test } from '~test/test'
import { predictLinkImpact } from './page-graph.queries.server'

test('new links heal orphans, shorten ways and raise what they lead to, and the register stays as it is', async ({
  database: { db },
}) => {
  const { site } = await anIndexedSite(db)
  site.put('/', htmlLink('/blog/second'), ['posts'])
  await changeContent(db, 'posts')
  await site.indexChanges(db)
  const nothing = await predictLinkImpact(db, [])
  expect(nothing.after).toEqual(nothing.before)
  expect([nothing.healed, nothing.risen]).toEqual([[], []])
  const { before, after, healed, risen } = await predictLinkImpact(db, [
    { from: '/', to: '/blog/first', isFollowed: true },
    { from: '/blog/second', to: '/nowhere', isFollowed: true },
    { from: '/nowhere', to: '/blog/first', isFollowed: true },
  ])
  expect(after.orphans).toBe(before.orphans - 1)
  expect(after.averageDepth).toBeLessThan(before.averageDepth)
  expect(healed).toEqual(['/blog/first'])
  expect(risen[0]).toMatchObject({ path: '/blog/first' })
  expect((risen[0]?.after ?? 0) > (risen[0]?.before ?? 1)).toBe(true)
  expect(await predictLinkImpact(db, [])).toEqual(nothing)
})

test('a link that search engines do not follow raises nothing', async ({ database: { db } }) => {
  await anIndexedSite(db)
  const { risen, healed } = await predictLinkImpact(db, [{ from: '/', to: '/blog/first', isFollowed: false }])
  expect(risen).toEqual([])
  expect(healed).toEqual(['/blog/first'])
})
