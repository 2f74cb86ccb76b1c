import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { partWords } from '~/domains/archives/bringing-back/archive-import'
import { studioCommand as by } from '~/domains/audit/actor'
import { aPost } from '~/domains/blog/fixtures'
import { emptyPost } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { aPictureRow } from '~/domains/media/fixtures'
import { registerPage } from '~/domains/pages/commands.server'
import { publish } from '~/domains/writing/engine/publication.server'
import { listRevisions } from '~/domains/writing/engine/revisions.server'
import { saveDraft } from '~/domains/writing/engine/save-draft.server'
import { aSite, bodyOf, id, print, sealed, take } from '~test/exported-post'
import { aFolder } from '~test/folder'
import { describe, expect, test } from '~test/test'
import { archiveLists } from './archive-lists.server'
import { pieceArchives } from './export-parts.server'
import { exportSite } from './export-site.server'
import { importArchive } from './import-archive.server'
import { sumOf } from './import-report'

describe('into a site that has content', () => {
  test('a piece that was changed since is again as it was exported, and the change stays in its history', async ({
    db,
  }) => {
    const { folder, content } = await aSite(db)
    await saveDraft(db, postKind, by, id, { basedOn: 1, content: { ...content, body: '<p>Changed since.</p>' } })
    await publish(db, postKind, by, id)
    expect((await take(db, folder, true)).parts.blog_posts).toMatchObject({ replaced: 1 })
    expect(await bodyOf(db)).toBe('<p>Changed since.</p>')
    expect((await take(db, folder)).parts.blog_posts).toMatchObject({ replaced: 1 })
    expect(await bodyOf(db)).toBe('<p>As it was.</p>')
    const kept = await db.selectFrom('pieceRevisions').select('content').where('pieceId', '=', id).execute()
    expect(kept.map(({ content }) => (content as { body: string }).body)).toContain('<p>Changed since.</p>')
    expect((await listRevisions(db, id)).length).toBeGreaterThan(1)
    expect(sumOf(await take(db, folder))).toMatchObject({ added: 0, replaced: 0, refused: 0 })
  })

  test('an address that another piece has is refused with its name, and the other stays as it is', async ({ db }) => {
    const { folder } = await aSite(db)
    await db.deleteFrom('blogPosts').execute()
    await db.deleteFrom('pages').execute()
    const other = await aPost(db, { slug: 'a-post', title: 'Somebody else’s' })
    const expected = {
      file: 'blog_posts/a-post.json',
      name: '/blog/a-post',
      reason: '“Somebody else’s” already has this address. Choose another one.',
    }
    expect((await take(db, folder, true)).refused).toEqual([expected])
    expect((await take(db, folder)).refused).toEqual([expected])
    expect(await bodyOf(db, other.id)).toBe('<p>Text</p>')
    expect(await bodyOf(db)).toBeUndefined()
  })

  test('a picture that the library has under another id is used where the archive names its own', async ({ db }) => {
    const { id: cover, checksum } = await aPictureRow(db)
    const content = { ...emptyPost, title: 'A post', slug: 'a-post', coverId: cover }
    await saveDraft(db, postKind, by, id, { basedOn: 0, content })
    const folder = path.join(aFolder(), 'export')
    await exportSite(db, { folder, dataDir: aFolder(), print })
    for (const table of ['blogPosts', 'pages', 'mediaUses', 'mediaFiles'] as const) await db.deleteFrom(table).execute()
    const here = await aPictureRow(db, { checksum })
    expect((await take(db, folder)).refused).toEqual([])
    const post = await db.selectFrom('blogPosts').select('coverId').executeTakeFirstOrThrow()
    expect(post.coverId).toBe(here.id)
  })

  test('links between pieces hold, also to one that comes later in the archive', async ({ db }) => {
    const late = 'f0000000-0000-4000-8000-00000000000f'
    await aPost(db, { id: late, slug: 'late' })
    await registerPage(db, { id: late, kind: 'post', path: '/blog/late', title: 'Late', publishedAt: new Date() })
    const content = { ...emptyPost, title: 'Early', slug: 'early', body: '<p><a href="/blog/late#part">late</a></p>' }
    await saveDraft(db, postKind, by, id, { basedOn: 0, content })
    const folder = path.join(aFolder(), 'export')
    await exportSite(db, { folder, dataDir: aFolder(), print })
    expect(JSON.parse(await readFile(path.join(folder, 'blog_posts/early.json'), 'utf8')).links).toEqual({
      [late]: '/blog/late',
    })
    await db.deleteFrom('blogPosts').execute()
    await db.deleteFrom('pages').execute()
    await take(db, folder)
    expect(await bodyOf(db)).toBe(`<p><a href="page:${late}#part">late</a></p>`)
    expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([{ fromPage: id, toPage: late }])
  })
})

test('an archive of before some of its parts is taken as it was then', async ({ db }) => {
  const { folder } = await aSite(db)
  const newer = [
    'landing_sections',
    'content_templates',
    'topic_clusters',
    'suggestion_settings',
    'patterns',
    'reports',
    'crawlers',
  ]
  for (const name of newer) await rm(path.join(folder, `${name}.json`))
  await sealed(folder)
  const { parts } = await take(db, folder)
  expect(Object.keys(parts).sort()).toEqual(['blog_posts', 'settings'])
  expect(sumOf(await take(db, folder))).toEqual({ added: 0, replaced: 0, unchanged: 2, refused: 0 })
})

test('every part of an archive has a name that people read', () => {
  const parts = ['media', ...pieceArchives.map(({ folder }) => folder), ...archiveLists.map(({ name }) => name)]
  expect(Object.keys(partWords)).toEqual(parts)
})

test('what could not be taken of a record is printed beside what was refused', async ({ db }) => {
  const { folder } = await aSite(db)
  const post = path.join(folder, 'blog_posts/a-post')
  const cluster = { id, name: 'Boats', pillar_page: id, topics: [], created_at: '2026-01-02T03:04:05.678901Z' }
  await writeFile(path.join(folder, 'topic_clusters.json'), `[\n${JSON.stringify(cluster)}\n]\n`)
  for (const ending of ['json', 'md']) await rm(`${post}.${ending}`)
  await sealed(folder)
  await db.deleteFrom('blogPosts').execute()
  await db.deleteFrom('pages').execute()
  const printed: string[] = []
  await importArchive(db, { folder, dataDir: aFolder(), by, print: (line) => printed.push(line) })
  expect(printed).toContain('taken topic_clusters.json (Boats): Pages that are not here: of the main page.')
})

test('an export goes into a new or an empty folder only, and leaves nothing behind when it fails', async ({ db }) => {
  const folder = aFolder()
  await writeFile(path.join(folder, 'mine.txt'), 'kept')
  const into = (target: string, dataDir = aFolder()) => exportSite(db, { folder: target, dataDir, print })
  await expect(into(folder)).rejects.toThrow('is not empty')
  await expect(into(path.join(folder, 'mine.txt'))).rejects.toThrow('is a file')
  await into(path.join(folder, 'new'))
  expect((await readdir(folder)).sort()).toEqual(['mine.txt', 'new'])
})
