import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { aPublicPage } from '~test/redirect-fixtures'
import { expect, test } from '~test/test'
import { pageSettingsApi } from './api.server'
import { streamPageSettingsCsv } from './export-page-settings.queries.server'
import { importPageSettings } from './import-page-settings.server'
import { listSeoPages } from './list-seo-pages.queries.server'
import { pageFilter } from './page-filter'
import { emptyPageSettings } from './page-settings'
import { findPageSettings } from './page-settings.queries.server'
import { parsePageSettingsRows } from './parse-page-settings-rows'
import { saveManyPageSettings } from './save-many-page-settings.commands.server'

const saveMany = endpoint(pageSettingsApi, '/table')

const fixed = [
  { path: '/about', title: 'About' },
  { path: '/terms', title: 'Terms' },
]
const plain = (path: string, change: object) => ({ path, change, basedOn: null })

test('a table changes some settings of many pages, leaves the others alone, and can be taken back', async ({ db }) => {
  await saveSeoSettings(db, { pagePath: '/about', ogTitle: 'Who we are', metaTitle: 'About us' })
  const { updatedAt } = await findPageSettings(db, '/about')
  const about = { path: '/about', change: { metaTitle: 'About Harbor' }, basedOn: updatedAt }
  const { saved, conflicts } = await saveManyPageSettings(db, testAdmin, [plain('/terms', { inSitemap: false }), about])
  expect(conflicts).toEqual([])
  expect((await findPageSettings(db, '/about')).settings).toMatchObject({
    metaTitle: 'About Harbor',
    ogTitle: 'Who we are',
  })
  await saveManyPageSettings(db, testAdmin, saved)
  expect((await findPageSettings(db, '/about')).settings.metaTitle).toBe('About us')
  expect(await findPageSettings(db, '/terms')).toEqual({ settings: emptyPageSettings, updatedAt: null })
})

test('a page that somebody has saved meanwhile is left alone and named, the others are saved', async ({ db }) => {
  await saveSeoSettings(db, { pagePath: '/about', metaTitle: 'Theirs' })
  const mine = [plain('/about', { metaTitle: 'Mine' }), plain('/terms', { metaTitle: 'Mine too' })]
  const { saved, conflicts } = await saveManyPageSettings(db, testAdmin, mine)
  expect([saved.map(({ path }) => path), conflicts.map(({ path }) => path)]).toEqual([['/terms'], ['/about']])
  expect((await findPageSettings(db, '/about')).settings.metaTitle).toBe('Theirs')
  const [first] = conflicts
  await saveManyPageSettings(db, testAdmin, [
    { ...plain('/about', { metaTitle: 'Mine' }), basedOn: first?.updatedAt ?? null },
  ])
  expect((await findPageSettings(db, '/about')).settings.metaTitle).toBe('Mine')
})

test('one wrong field and nothing of the table is saved; it is named by its row', async ({ db }) => {
  const pages = [plain('/about', { metaTitle: 'Fine' }), plain('/terms', { robotsMeta: 'nofolow' })]
  const answer = await callAsAdmin(saveMany, db, { method: 'PUT', json: { pages } })
  expect(answer.status).toBe(422)
  const { error } = await answer.json()
  expect(error.fields).toEqual({ 'pages.1.change.robotsMeta': '“nofolow” is not a valid robots directive.' })
  expect((await findPageSettings(db, '/about')).updatedAt).toBeNull()
})

async function csvOf(lines: AsyncIterable<string>) {
  let csv = ''
  for await (const line of lines) csv += line
  return csv
}

const fileOf = (text: string) => new File([text], 'seo.csv')

test('what is said of all pages leaves as a file and comes back as it was', async ({ db }) => {
  await aPublicPage(db, '/blog/boats', 'Boats, "large" ones')
  await saveSeoSettings(db, {
    pagePath: '/blog/boats',
    metaTitle: '=Boats',
    robotsMeta: 'noindex',
    language: 'de',
    inSitemap: false,
  })
  const exported = await csvOf(streamPageSettingsCsv(db, fixed))
  expect(exported).toContain('\r\n/blog/boats,post,"Boats, ""large"" ones",')
  expect(await importPageSettings(db, testAdmin, fixed, { step: 'check', file: fileOf(exported) })).toMatchObject({
    changed: 0,
    unchanged: 3,
    refused: 0,
  })
  const before = await findPageSettings(db, '/blog/boats')
  const cleared = 'page_path,meta_title,robots_meta,language,in_sitemap\n/blog/boats,,,,yes\n/about,About Harbor,,,\n'
  await importPageSettings(db, testAdmin, fixed, { step: 'import', file: fileOf(cleared) })
  expect(await findPageSettings(db, '/blog/boats')).toEqual({ settings: emptyPageSettings, updatedAt: null })
  expect((await findPageSettings(db, '/about')).settings.metaTitle).toBe('About Harbor')
  const report = await importPageSettings(db, testAdmin, fixed, { step: 'import', file: fileOf(exported) })
  expect(report).toMatchObject({ changed: 2, unchanged: 1 })
  expect((await findPageSettings(db, '/blog/boats')).settings).toEqual(before.settings)
  expect((await findPageSettings(db, '/about')).updatedAt).toBeNull()
})

test('a file that is looked at changes nothing, and says what it would change and why not', async ({ db }) => {
  await saveSeoSettings(db, { pagePath: '/about', metaTitle: 'About us' })
  const file = fileOf(
    'URL,Title,robots_meta\nhttps://harbor.test/about/,About Harbor,\n/terms,,nofolow\n/gone,Gone,\n/about,Twice,\n',
  )
  expect(await importPageSettings(db, testAdmin, fixed, { step: 'check', file })).toEqual({
    step: 'check',
    changed: 1,
    unchanged: 0,
    refused: 3,
    changedRows: [{ path: '/about', fields: [{ column: 'meta_title', before: 'About us', after: 'About Harbor' }] }],
    refusedRows: [
      { line: 3, path: '/terms', reason: 'robots_meta: “nofolow” is not a valid robots directive.' },
      { line: 4, path: '/gone', reason: 'There is no page with this path.' },
      { line: 5, path: '/about', reason: 'Duplicate of line 2.' },
    ],
  })
  expect((await findPageSettings(db, '/about')).settings.metaTitle).toBe('About us')
  await expect(importPageSettings(db, testAdmin, fixed, { step: 'check', file: fileOf('a,b\n1,2\n') })).rejects.toThrow(
    'This file has no rows.',
  )
})

test('our own file keeps what looks like a formula', () => {
  expect(parsePageSettingsRows("page_path,meta_title\n/a,'=1+1\n")[0]?.values).toEqual({ metaTitle: '=1+1' })
})

test('the list says what search engines find, once the page was read', async ({ db }) => {
  await aPublicPage(db, '/blog/boats', 'Boats')
  const listing = { fixed, filter: pageFilter.parse(new URLSearchParams('q=boats')), place: {}, size: 10 }
  expect((await listSeoPages(db, listing)).rows).toMatchObject([{ id: '/blog/boats', foundTitle: null }])
  await saveSeoSettings(db, { pagePath: '/blog/boats', breadcrumbLabel: 'All boats' })
  expect((await listSeoPages(db, listing)).rows).toMatchObject([{ breadcrumbLabel: 'All boats', metaTitle: null }])
})
