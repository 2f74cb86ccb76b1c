import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { archivePartLabels } from '~/wings/content/archives/import/archive-import'
import { aPost } from '~/wings/content/blog/fixtures'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { listEntryRevisions } from '~/wings/publishing/writing/lifecycle/revisions.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { registerPage } from '~/wings/web/pages/commands.server'
import {
  createSiteWithPost,
  importFolder,
  loadExportedPostBody,
  noPrint,
  POST_ID,
  rewriteChecksums,
} from '~test/export-folder'
import { tempFolder } from '~test/temp-folder'
import { describe, expect, test } from '~test/test'
import { archiveLists } from './archive-lists.server'
import { entryArchives } from './entry-archives.server'
import { exportSite } from './export-site.server'
import { importArchive } from './import-archive.server'
import { totalOutcomes } from './import-report'

describe('into a site that has content', () => {
  test('a piece that was changed since is again as it was exported, and the change stays in its history', async ({
    db,
  }) => {
    const { folder, content } = await createSiteWithPost(db)
    await saveDraft(db, postEntryType, by, POST_ID, {
      basedOn: 1,
      content: { ...content, body: '<p>Changed since.</p>' },
    })
    await publishEntry(db, postEntryType, by, POST_ID)
    expect((await importFolder(db, folder, true)).parts.blog_posts).toMatchObject({ replaced: 1 })
    expect(await loadExportedPostBody(db)).toBe('<p>Changed since.</p>')
    expect((await importFolder(db, folder)).parts.blog_posts).toMatchObject({ replaced: 1 })
    expect(await loadExportedPostBody(db)).toBe('<p>As it was.</p>')
    const kept = await db.selectFrom('entryRevisions').select('content').where('entryId', '=', POST_ID).execute()
    expect(kept.map(({ content }) => (content as { body: string }).body)).toContain('<p>Changed since.</p>')
    expect((await listEntryRevisions(db, POST_ID)).length).toBeGreaterThan(1)
    expect(totalOutcomes(await importFolder(db, folder))).toMatchObject({ added: 0, replaced: 0, refused: 0 })
  })

  test('an address that another piece has is refused with its name, and the other stays as it is', async ({ db }) => {
    const { folder } = await createSiteWithPost(db)
    await db.deleteFrom('blogPosts').execute()
    await db.deleteFrom('pages').execute()
    const other = await aPost(db, { slug: 'a-post', title: 'Somebody else’s' })
    const expected = {
      file: 'blog_posts/a-post.json',
      name: '/blog/a-post',
      reason: '“Somebody else’s” already uses this URL slug. Choose another.',
    }
    expect((await importFolder(db, folder, true)).rejected).toEqual([expected])
    expect((await importFolder(db, folder)).rejected).toEqual([expected])
    expect(await loadExportedPostBody(db, other.id)).toBe('<p>Text</p>')
    expect(await loadExportedPostBody(db)).toBeUndefined()
  })

  test('a picture that the library has under another id is used where the archive names its own', async ({ db }) => {
    const { id: cover, checksum } = await aPictureRow(db)
    const content = { ...emptyPostContent, title: 'A post', slug: 'a-post', coverId: cover }
    await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
    const folder = path.join(tempFolder(), 'export')
    await exportSite(db, { folder, dataDir: tempFolder(), print: noPrint })
    for (const table of ['blogPosts', 'pages', 'mediaUses', 'mediaFiles'] as const) await db.deleteFrom(table).execute()
    const here = await aPictureRow(db, { checksum })
    expect((await importFolder(db, folder)).rejected).toEqual([])
    const post = await db.selectFrom('blogPosts').select('coverId').executeTakeFirstOrThrow()
    expect(post.coverId).toBe(here.id)
  })

  test('links between pieces hold, also to one that comes later in the archive', async ({ db }) => {
    const late = 'f0000000-0000-4000-8000-00000000000f'
    await aPost(db, { id: late, slug: 'late' })
    await registerPage(db, { id: late, kind: 'post', path: '/blog/late', title: 'Late', publishedAt: new Date() })
    const content = {
      ...emptyPostContent,
      title: 'Early',
      slug: 'early',
      body: '<p><a href="/blog/late#part">late</a></p>',
    }
    await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
    const folder = path.join(tempFolder(), 'export')
    await exportSite(db, { folder, dataDir: tempFolder(), print: noPrint })
    expect(JSON.parse(await readFile(path.join(folder, 'blog_posts/early.json'), 'utf8')).links).toEqual({
      [late]: '/blog/late',
    })
    await db.deleteFrom('blogPosts').execute()
    await db.deleteFrom('pages').execute()
    await importFolder(db, folder)
    expect(await loadExportedPostBody(db)).toBe(`<p><a href="page:${late}#part">late</a></p>`)
    expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([{ fromPage: POST_ID, toPage: late }])
  })
})

test('an archive of before some of its parts is taken as it was then', async ({ db }) => {
  const { folder } = await createSiteWithPost(db)
  const newer = [
    'landing_sections',
    'content_templates',
    'topic_clusters',
    'suggestion_settings',
    'patterns',
    'reports',
    'look',
    'crawlers',
  ]
  for (const name of newer) await rm(path.join(folder, `${name}.json`))
  await rewriteChecksums(folder)
  const { parts } = await importFolder(db, folder)
  expect(Object.keys(parts).sort()).toEqual(['blog_posts', 'settings'])
  expect(totalOutcomes(await importFolder(db, folder))).toEqual({ added: 0, replaced: 0, unchanged: 2, refused: 0 })
})

test('every part of an archive has a name that people read', () => {
  const parts = ['media', ...entryArchives.map(({ folder }) => folder), ...archiveLists.map(({ name }) => name)]
  expect(Object.keys(archivePartLabels)).toEqual(parts)
})

test('what could not be taken of a record is printed beside what was refused', async ({ db }) => {
  const { folder } = await createSiteWithPost(db)
  const post = path.join(folder, 'blog_posts/a-post')
  const cluster = {
    id: POST_ID,
    name: 'Boats',
    pillar_page: POST_ID,
    topics: [],
    created_at: '2026-01-02T03:04:05.678901Z',
  }
  await writeFile(path.join(folder, 'topic_clusters.json'), `[\n${JSON.stringify(cluster)}\n]\n`)
  for (const ending of ['json', 'md']) await rm(`${post}.${ending}`)
  await rewriteChecksums(folder)
  await db.deleteFrom('blogPosts').execute()
  await db.deleteFrom('pages').execute()
  const printed: string[] = []
  await importArchive(db, { folder, dataDir: tempFolder(), by, print: (line) => printed.push(line) })
  expect(printed).toContain('taken topic_clusters.json (Boats): Missing pages: the pillar page.')
})

test('an export goes into a new or an empty folder only, and leaves nothing behind when it fails', async ({ db }) => {
  const folder = tempFolder()
  await writeFile(path.join(folder, 'mine.txt'), 'kept')
  const into = (target: string, dataDir = tempFolder()) => exportSite(db, { folder: target, dataDir, print: noPrint })
  await expect(into(folder)).rejects.toThrow('is not empty')
  await expect(into(path.join(folder, 'mine.txt'))).rejects.toThrow('is a file')
  await into(path.join(folder, 'new'))
  expect((await readdir(folder)).sort()).toEqual(['mine.txt', 'new'])
})
