import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { inject } from 'vitest'
import { renameKeys, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { saveSection } from '~/wings/content/landing-pages/saved-sections.commands.server'
import { aRule } from '~/wings/seo-tools/internal-links/fixtures'
import { linkRulesArchive } from '~/wings/seo-tools/internal-links/link-rules-archive.commands.server'
import { setPageKeywords } from '~/wings/seo-tools/internal-links/suggestions/page-keywords.commands.server'
import { setSuggestionSettings } from '~/wings/seo-tools/internal-links/suggestions/suggestion-settings.commands.server'
import { createCluster } from '~/wings/seo-tools/topic-clusters/commands.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { saveRobotsText, setIndexNowEnabled, setSitemapSwitches } from '~/wings/web/crawlers/commands.server'
import { redirectMovedPage } from '~/wings/web/redirects/commands.server'
import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { saveTitleTemplateIfUnchanged } from '~/wings/web/title-templates/commands.server'
import { emptyTitleTemplate } from '~/wings/web/title-templates/title-template'
import { anySiteHistory, createPictures, replayHistory } from '~test/any-site-history'
import { readFolderChecksums } from '~test/folder-checksums'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { createTestDatabase } from '~test/test-databases'
import { loadDemo } from '../demo/load-demo.server'
import { entryArchives } from './entry-archives.server'
import { exportSite } from './export-site.server'
import { importArchive } from './import-archive.server'

const print = () => {}

async function exported(db: Database, dataDir: string) {
  const folder = path.join(tempFolder(), 'export')
  await exportSite(db, { folder, dataDir, print })
  return folder
}

async function roundTrip(from: Database, to: Database, dataDir = tempFolder()) {
  const [first, toDir] = [await exported(from, dataDir), tempFolder()]
  const report = await importArchive(to, { folder: first, dataDir: toDir, by, print })
  const second = await exported(to, toDir)
  expect(report.rejected).toEqual([])
  expect(await readFolderChecksums(second)).toEqual(await readFolderChecksums(first))
  return { first, report }
}

test('the demo leaves, comes into an empty site, and leaves again with the same bytes', async ({ database }) => {
  const dataDir = tempFolder()
  await loadDemo(database.db, dataDir)
  const other = await createTestDatabase(inject('migrated'))
  const { first } = await roundTrip(database.db, other.db, dataDir)
  const names = Object.keys(await readFolderChecksums(first))
  expect(names.filter((name) => name.startsWith('blog_posts/') && name.endsWith('.json'))).toHaveLength(12)
  expect(names.filter((name) => name.startsWith('media/')).length).toBeGreaterThan(20)
  // and back: the site it came from has everything already
  const again = await importArchive(database.db, { folder: first, dataDir, by, print })
  expect(Object.values(again.parts).every(({ added, replaced, refused }) => added + replaced + refused === 0)).toBe(
    true,
  )
  await other.close()
}, 120_000)

test('whatever was written and done to it leaves and comes back the same', async ({ database }) => {
  const other = await createTestDatabase(inject('migrated'))
  const pictures = await createPictures(database.db)
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anySiteHistory(pictures), async (lives) => {
      const from = await database.db.startTransaction().execute()
      const to = await other.db.startTransaction().execute()
      try {
        for (const life of lives) await replayHistory(from, life)
        await withOddments(from)
        const { first } = await roundTrip(from, to)
        for (const { folder } of entryArchives) {
          for (const state of await statesIn(path.join(first, folder))) seen.add(state)
        }
      } finally {
        await from.rollback().execute()
        await to.rollback().execute()
      }
    }),
    { numRuns: 8 },
  )
  expect([...seen].sort()).toEqual(['a draft', 'changed since', 'in the trash', 'public', 'scheduled'])
  await other.close()
}, 120_000)

/** What is neither a piece nor a picture. */
async function withOddments(db: Database) {
  const markup = { '@type': 'Thing', deep: { camelCase: [1, null] } }
  await saveSeoSettings(db, {
    pagePath: '/about',
    metaTitle: 'Zoë’s “café” \u2028',
    breadcrumbLabel: '',
    customMetaTags: JSON.stringify([
      { name: 'a', content: '' },
      { property: 'b', content: '"' },
    ]),
    schemaMarkup: JSON.stringify(markup),
  })
  const page = await db.selectFrom('pages').select(['id', 'path']).orderBy('path').executeTakeFirst()
  if (page) await redirectMovedPage(db, '/an-old-place', page)
  const rule = { status: 302, createdAt: '2026-01-02T03:04:05.678901Z' }
  await db
    .insertInto('redirects')
    .values([
      { fromPath: '/old/*', toPath: '/new/*', ...rule, hits: 12 },
      { fromPath: '/index.php?p=1', toPath: 'https://example.com/a?b=c', ...rule },
      { fromPath: '/grösse', toPath: null, ...rule, status: 410 },
    ])
    .execute()
  const rules = [
    aRule({ keyword: 'customer … “café”', toUrl: 'https://example.com/a?b=c', opensNewTab: true, maxPerPage: 3 }),
    ...(page ? [aRule({ toPage: page.id, isEnabled: false, scope: { ...aRule().scope, exclude: [page.id] } })] : []),
  ]
  if (page) await setPageKeywords(db, by, page.id, { keywords: ['café', 'queue … line'] })
  const records = rules.map((one) => ({
    ...(renameKeys({ ...one, id: randomUUID() }, toSnakeCase) as object),
    created_at: rule.createdAt,
  }))
  await linkRulesArchive.importRecords(db, records, { by })
  await withPlansAndSettings(db, page?.id ?? null)
}

async function withPlansAndSettings(db: Database, pageId: string | null) {
  const topics = [
    { keyphrase: 'paper \u2028 “boats”', pageId },
    { keyphrase: 'wood', pageId: null },
  ]
  await createCluster(db, by, { name: 'Zoë’s boats', pillarPage: pageId, topics })
  const blocks = [{ ...newBlock('rich-text', 'a'), html: '<p>“Words”</p>' }]
  await saveSection(db, by, { id: randomUUID(), name: 'Questions', blocks })
  await setSuggestionSettings(db, by, { leavesFirstSentence: true, leavesTwoWayLinks: true })
  await saveTitleTemplateIfUnchanged(db, by, {
    kind: 'post',
    template: { title: '{title} | {site}', description: '' },
    basedOn: emptyTitleTemplate,
  })
  await saveRobotsText(db, by, { text: 'User-agent: *\nDisallow: /a # “b”', basedOn: null, isConfirmed: false })
  await setSitemapSwitches(db, by, { 'landing-pages': false })
  await setIndexNowEnabled(db, by, true)
}

/** What is going on with the pieces of an export, so that the test cannot pass without having tried it. */
async function statesIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const records = names.filter((name) => name.endsWith('.json'))
  const pieces = await Promise.all(
    records.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
  return pieces.flatMap(({ draft, published, published_at, deleted_at }) => [
    ...(draft ? ['changed since'] : []),
    deleted_at ? 'in the trash' : published ? 'public' : published_at ? 'scheduled' : 'a draft',
  ])
}
