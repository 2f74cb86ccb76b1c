import { inTransaction } from '~/platform/database/transaction.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { saveRobotsText, setIndexNowEnabled, setMarkdownEnabled, setSitemapSwitches } from './commands.server'
import { crawlersArchive } from './crawlers-archive.server'
import { findIndexNowSettings, findRobotsText, findSitemapSwitches, isMarkdownEnabled } from './queries.server'
import { defaultSitemapSwitches } from './sitemap-switches'

const closed = 'User-agent: *\nDisallow: /'

test('what crawlers are told leaves and comes back, but not the key of the site', async ({ database: { db } }) => {
  await saveRobotsText(db, by, { text: closed, basedOn: null, isConfirmed: true })
  await setSitemapSwitches(db, by, { posts: false })
  await setMarkdownEnabled(db, by, false)
  await setIndexNowEnabled(db, by, true)
  const { key } = await findIndexNowSettings(db)
  const records = await collectAsync(crawlersArchive.exportRecords(db))
  expect(records).toEqual([
    { name: 'robots', value: closed },
    { name: 'sitemap', value: { ...defaultSitemapSwitches, posts: false } },
    { name: 'markdown', value: false },
    { name: 'index_now', value: true },
  ])
  expect(JSON.stringify(records)).not.toContain(key)
  await db.deleteFrom('siteSettings').execute()
  const taken = await inTransaction(db, (tx) => crawlersArchive.importRecords(tx, records, { by }))
  expect(taken.map(({ outcome }) => outcome)).toEqual(['replaced', 'replaced', 'replaced', 'replaced'])
  expect(taken[0]?.reason).toBe('It blocks all crawlers from the whole site.')
  await inTransaction(db, async (tx) => {
    expect([await findRobotsText(tx), await isMarkdownEnabled(tx)]).toEqual([closed, false])
    expect(await findSitemapSwitches(tx)).toEqual({ ...defaultSitemapSwitches, posts: false })
    const taken = await findIndexNowSettings(tx)
    expect(taken).toEqual({ isOn: true, key: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(taken.key).not.toBe(key)
  })
})

test('a site of which nothing was said leaves as it is, and makes another one so', async ({ database: { db } }) => {
  const records = await collectAsync(crawlersArchive.exportRecords(db))
  const outcomes = async () => {
    const taken = await inTransaction(db, (tx) => crawlersArchive.importRecords(tx, records, { by }))
    return taken.map(({ outcome }) => outcome)
  }
  expect(new Set(await outcomes())).toEqual(new Set(['unchanged']))
  await saveRobotsText(db, by, { text: closed, basedOn: null, isConfirmed: true })
  await setIndexNowEnabled(db, by, true)
  expect(await outcomes()).toEqual(['replaced', 'unchanged', 'unchanged', 'replaced'])
  expect(await inTransaction(db, findRobotsText)).toBeNull()
  expect(await inTransaction(db, findIndexNowSettings)).toMatchObject({ isOn: false, key: expect.stringMatching(/./) })
})

test.for<[string, unknown]>([
  ['robots.txt that crawlers do not understand', { name: 'robots', value: 'Disalow: /' }],
  ['robots.txt in another spelling', { name: 'robots', value: 'User-agent: *\r\nDisallow: /a\n' }],
  ['sitemap without all kinds', { name: 'sitemap', value: { posts: true } }],
  ['sitemap of a kind that there is not', { name: 'sitemap', value: { ...defaultSitemapSwitches, notes: true } }],
  ['switch that is neither on nor off', { name: 'markdown', value: 'on' }],
  ['setting that there is not', { name: 'key', value: 'a'.repeat(32) }],
])('an archive with a %s is told why', ([, record]) => {
  expect(crawlersArchive.validate({ name: 'robots', value: null })).toBeUndefined()
  expect(crawlersArchive.validate(record)).toEqual(expect.any(String))
})
