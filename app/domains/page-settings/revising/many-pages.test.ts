import { describePage } from '~/domains/seo/commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { aPublicPage } from '~test/redirects'
import { expect, test } from '~test/test'
import { readSettings } from '../csv/read-settings'
import { findStoredSettings } from '../find-page-settings.server'
import { listPages } from '../list-pages.server'
import { readPageFilter } from '../page-filter'
import { noSettings } from '../page-settings'
import { action as saveMany } from '../routes/admin-pages-save'
import { importSettings } from '../settings-import.server'
import { settingsLines } from '../settings-lines.server'
import { revisePages } from './revise-pages.server'

const fixed = [
  { path: '/about', title: 'About' },
  { path: '/terms', title: 'Terms' },
]
const plain = (path: string, change: object) => ({ path, change, basedOn: null })

test('a table changes some settings of many pages, leaves the others alone, and can be taken back', async ({ db }) => {
  await describePage(db, { pagePath: '/about', ogTitle: 'Who we are', metaTitle: 'About us' })
  const { updatedAt } = await findStoredSettings(db, '/about')
  const about = { path: '/about', change: { metaTitle: 'About Harbor' }, basedOn: updatedAt }
  const { done, met } = await revisePages(db, testAdmin, [plain('/terms', { inSitemap: false }), about])
  expect(met).toEqual([])
  expect((await findStoredSettings(db, '/about')).settings).toMatchObject({
    metaTitle: 'About Harbor',
    ogTitle: 'Who we are',
  })
  await revisePages(db, testAdmin, done)
  expect((await findStoredSettings(db, '/about')).settings.metaTitle).toBe('About us')
  expect(await findStoredSettings(db, '/terms')).toEqual({ settings: noSettings, updatedAt: null })
})

test('a page that somebody has saved meanwhile is left alone and named, the others are saved', async ({ db }) => {
  await describePage(db, { pagePath: '/about', metaTitle: 'Theirs' })
  const mine = [plain('/about', { metaTitle: 'Mine' }), plain('/terms', { metaTitle: 'Mine too' })]
  const { done, met } = await revisePages(db, testAdmin, mine)
  expect([done.map(({ path }) => path), met.map(({ path }) => path)]).toEqual([['/terms'], ['/about']])
  expect((await findStoredSettings(db, '/about')).settings.metaTitle).toBe('Theirs')
  const [first] = met
  await revisePages(db, testAdmin, [{ ...plain('/about', { metaTitle: 'Mine' }), basedOn: first?.updatedAt ?? null }])
  expect((await findStoredSettings(db, '/about')).settings.metaTitle).toBe('Mine')
})

test('one wrong field and nothing of the table is saved; it is named by its row', async ({ db }) => {
  const pages = [plain('/about', { metaTitle: 'Fine' }), plain('/terms', { robotsMeta: 'nofolow' })]
  const answer = await callAsAdmin(saveMany, db, { method: 'PUT', json: { pages } })
  expect(answer.status).toBe(422)
  const { error } = await answer.json()
  expect(error.fields).toEqual({ 'pages.1.change.robotsMeta': 'No search engine knows “nofolow”.' })
  expect((await findStoredSettings(db, '/about')).updatedAt).toBeNull()
})

async function csvOf(lines: AsyncIterable<string>) {
  let csv = ''
  for await (const line of lines) csv += line
  return csv
}

const fileOf = (text: string) => new File([text], 'seo.csv')

test('what is said of all pages leaves as a file and comes back as it was', async ({ db }) => {
  await aPublicPage(db, '/blog/boats', 'Boats, "large" ones')
  await describePage(db, { pagePath: '/blog/boats', metaTitle: '=Boats', robotsMeta: 'noindex', inSitemap: false })
  const exported = await csvOf(settingsLines(db, fixed))
  expect(exported).toContain('\r\n/blog/boats,post,"Boats, ""large"" ones",')
  expect(await importSettings(db, testAdmin, fixed, { step: 'check', file: fileOf(exported) })).toMatchObject({
    changed: 0,
    unchanged: 3,
    refused: 0,
  })
  const before = await findStoredSettings(db, '/blog/boats')
  const cleared = 'page_path,meta_title,robots_meta,in_sitemap\n/blog/boats,,,yes\n/about,About Harbor,,\n'
  await importSettings(db, testAdmin, fixed, { step: 'import', file: fileOf(cleared) })
  expect(await findStoredSettings(db, '/blog/boats')).toEqual({ settings: noSettings, updatedAt: null })
  expect((await findStoredSettings(db, '/about')).settings.metaTitle).toBe('About Harbor')
  const report = await importSettings(db, testAdmin, fixed, { step: 'import', file: fileOf(exported) })
  expect(report).toMatchObject({ changed: 2, unchanged: 1 })
  expect((await findStoredSettings(db, '/blog/boats')).settings).toEqual(before.settings)
  expect((await findStoredSettings(db, '/about')).updatedAt).toBeNull()
})

test('a file that is looked at changes nothing, and says what it would change and why not', async ({ db }) => {
  await describePage(db, { pagePath: '/about', metaTitle: 'About us' })
  const file = fileOf(
    'URL,Title,robots_meta\nhttps://harbor.test/about/,About Harbor,\n/terms,,nofolow\n/gone,Gone,\n/about,Twice,\n',
  )
  expect(await importSettings(db, testAdmin, fixed, { step: 'check', file })).toEqual({
    step: 'check',
    changed: 1,
    unchanged: 0,
    refused: 3,
    changedRows: [{ path: '/about', fields: [{ column: 'meta_title', before: 'About us', after: 'About Harbor' }] }],
    refusedRows: [
      { line: 3, path: '/terms', reason: 'robots_meta: No search engine knows “nofolow”.' },
      { line: 4, path: '/gone', reason: 'There is no such page.' },
      { line: 5, path: '/about', reason: 'Line 2 is about this page already.' },
    ],
  })
  expect((await findStoredSettings(db, '/about')).settings.metaTitle).toBe('About us')
  await expect(importSettings(db, testAdmin, fixed, { step: 'check', file: fileOf('a,b\n1,2\n') })).rejects.toThrow(
    'No row was found in this file.',
  )
})

test('our own file keeps what looks like a formula', () => {
  expect(readSettings("page_path,meta_title\n/a,'=1+1\n")[0]?.said).toEqual({ metaTitle: '=1+1' })
})

test('the list says what search engines find, once the page was read', async ({ db }) => {
  await aPublicPage(db, '/blog/boats', 'Boats')
  const listing = { fixed, filter: readPageFilter(new URLSearchParams('q=boats')), place: {}, size: 10 }
  expect((await listPages(db, listing)).rows).toMatchObject([{ id: '/blog/boats', foundTitle: null }])
  await describePage(db, { pagePath: '/blog/boats', breadcrumbLabel: 'All boats' })
  expect((await listPages(db, listing)).rows).toMatchObject([{ breadcrumbLabel: 'All boats', metaTitle: null }])
})
