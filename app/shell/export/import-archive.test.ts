import { createHash, randomUUID } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { studioCommand as by } from '~/domains/audit/actor'
import { aPost } from '~/domains/blog/fixtures'
import { emptyPost } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { aPictureRow } from '~/domains/media/fixtures'
import { registerPage } from '~/domains/pages/commands.server'
import { publish } from '~/domains/writing/engine/publication.server'
import { listRevisions } from '~/domains/writing/engine/revisions.server'
import { saveDraft } from '~/domains/writing/engine/save-draft.server'
import type { Database } from '~/platform/database/database.server'
import { aFolder } from '../../../tests/support/folder'
import { describe, expect, test } from '../../../tests/support/test'
import { exportSite } from './export-site.server'
import { importArchive } from './import-archive.server'
import { sumOf } from './import-report'

const print = () => {}
const id = 'a0000000-0000-4000-8000-000000000001'

async function aSite(db: Database) {
  const content = { ...emptyPost, title: 'A post', slug: 'a-post', body: '<p>As it was.</p>' }
  await saveDraft(db, postKind, by, id, { basedOn: 0, content })
  await publish(db, postKind, by, id)
  const folder = path.join(aFolder(), 'export')
  await exportSite({ db, engine: 'embedded' }, { folder, dataDir: aFolder(), print })
  return { folder, content }
}

const take = (db: Database, folder: string, isDryRun = false) =>
  importArchive(db, { folder, dataDir: aFolder(), by, print, isDryRun })

const bodyOf = async (db: Database, postId = id) =>
  (await db.selectFrom('blogPosts').select('body').where('id', '=', postId).executeTakeFirst())?.body

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
    await exportSite({ db, engine: 'embedded' }, { folder, dataDir: aFolder(), print })
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
    await exportSite({ db, engine: 'embedded' }, { folder, dataDir: aFolder(), print })
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

/** Makes the checksums right again, as somebody would who means harm. */
async function sealed(folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => !entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
  const lines: string[] = []
  for (const file of files.sort()) {
    const name = path.relative(folder, file)
    if (name === 'export.json' || name === 'checksums.txt') continue
    lines.push(
      `${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}  ${name}\n`,
    )
  }
  await sealedWith(folder, lines.join(''))
}

async function sealedWith(folder: string, checksums: string) {
  await writeFile(path.join(folder, 'checksums.txt'), checksums)
  const about = JSON.parse(await readFile(path.join(folder, 'export.json'), 'utf8'))
  const checksum = createHash('sha256').update(checksums).digest('hex')
  await writeFile(path.join(folder, 'export.json'), JSON.stringify({ ...about, checksum }))
}

const post = 'blog_posts/a-post.json'

async function rewritten(folder: string, changes: object, file = post) {
  const record = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
  await writeFile(path.join(folder, file), JSON.stringify({ ...record, ...changes }))
  await sealed(folder)
}

describe('an archive that is damaged or means harm changes nothing', () => {
  const zeros = '0'.repeat(64)
  const cases: [string, (folder: string) => Promise<unknown>, string][] = [
    ['no archive at all', (folder) => rm(path.join(folder, 'export.json')), 'is no export: it has no export.json'],
    [
      'a format that is not known',
      (folder) => rewritten(folder, { format: 'studio-export-9' }, 'export.json'),
      '"studio-export-9"',
    ],
    ['a changed file', (folder) => appendFile(path.join(folder, post), ' '), `${post} is not what it was`],
    [
      'a changed list of files',
      (folder) => appendFile(path.join(folder, 'checksums.txt'), '\n'),
      'checksums.txt is not what',
    ],
    ['a file that is missing', (folder) => rm(path.join(folder, post)), `${post} is missing`],
    ['a path that climbs', (folder) => sealedWith(folder, `${zeros}  ../../etc/passwd\n`), 'a file that is not safe'],
    ['a path that is absolute', (folder) => sealedWith(folder, `${zeros}  /etc/passwd\n`), 'a file that is not safe'],
    ['a very long line', (folder) => sealedWith(folder, 'x'.repeat(2_000_000)), 'a line is too long'],
    [
      'a link',
      async (folder) => {
        await rm(path.join(folder, post))
        await symlink('/etc/passwd', path.join(folder, post))
        await sealed(folder)
      },
      `${post} is no plain file`,
    ],
    [
      'a folder that is a link',
      async (folder) => {
        const elsewhere = path.join(aFolder(), 'posts')
        await rename(path.join(folder, 'blog_posts'), elsewhere)
        await symlink(elsewhere, path.join(folder, 'blog_posts'))
      },
      `${post} is no plain file`,
    ],
    [
      'broken JSON',
      async (folder) => {
        await writeFile(path.join(folder, post), '{"id": ')
        await sealed(folder)
      },
      `${post} is no JSON`,
    ],
  ]
  test.for(cases)('%s', async ([, harm, sentence], { db }) => {
    const { folder } = await aSite(db)
    await harm(folder)
    await db.deleteFrom('blogPosts').execute()
    await expect(take(db, folder)).rejects.toThrow(sentence)
    expect(await bodyOf(db)).toBeUndefined()
  })
})

describe('a record that cannot be kept is refused with the reason, and the others come in', () => {
  const cases: [string, object, string][] = [
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title: Keep the title under 201 characters.'],
    ['an address that is none', { slug: 'Not A Slug' }, 'slug: Use lower-case letters, digits and single dashes.'],
    ['an id that is none', { id: 'nonsense' }, 'id: '],
    ['a moment that is none', { published_at: 'yesterday' }, 'publishedAt: is no moment'],
    [
      'public and in the trash',
      { deleted_at: '2026-01-01T00:00:00.000000Z' },
      'What is in the trash cannot be public.',
    ],
    [
      'too many parts inside one another',
      { body: '<i>'.repeat(300) },
      'body: This text has too many parts inside one another.',
    ],
    ['lists in lists in lists', { tags: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) }, 'nested too deeply'],
    ['a picture that is not there', { cover_id: randomUUID() }, 'This picture is no longer in the library.'],
    ['changes without their moment', { draft: { title: 1 } }, 'draft.savedAt'],
  ]
  test.for(cases)('%s', async ([, changes, reason], { db }) => {
    await aPost(db, { slug: 'other' })
    const { folder } = await aSite(db)
    await rewritten(folder, changes)
    await db.deleteFrom('blogPosts').execute()
    const report = await take(db, folder)
    expect(report.refused).toEqual([{ file: post, name: expect.any(String), reason: expect.stringContaining(reason) }])
    expect(report.parts.blog_posts).toMatchObject({ added: 1, refused: 1 })
    expect(await bodyOf(db)).toBeUndefined()
  })

  test('what would run is not in what is kept', async ({ db }) => {
    const { folder } = await aSite(db)
    await rewritten(folder, { body: '<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x()">y</a>' })
    await take(db, folder)
    expect(await bodyOf(db)).toBe('<p>Hi</p><a>y</a>')
  })

  test('a file that calls itself a picture and is none', async ({ db }) => {
    const { checksum, id: mediaId } = await aPictureRow(db, { widths: [480], formats: ['webp'] })
    const { folder } = await aSite(db)
    await mkdir(path.join(folder, 'media'))
    await writeFile(path.join(folder, `media/${checksum}-480.webp`), '<script>alert(1)</script>')
    await sealed(folder)
    await db.deleteFrom('mediaFiles').where('id', '=', mediaId).execute()
    const report = await take(db, folder)
    expect(report.refused).toEqual([
      { file: 'media.json', name: 'picture.jpg', reason: `${checksum}-480.webp is no WEBP picture.` },
    ])
  })
})

test('an export goes into a new or an empty folder only, and leaves nothing behind when it fails', async ({ db }) => {
  const folder = aFolder()
  await writeFile(path.join(folder, 'mine.txt'), 'kept')
  const into = (target: string, dataDir = aFolder()) =>
    exportSite({ db, engine: 'embedded' }, { folder: target, dataDir, print })
  await expect(into(folder)).rejects.toThrow('is not empty')
  await expect(into(path.join(folder, 'mine.txt'))).rejects.toThrow('is a file')
  await into(path.join(folder, 'new'))
  expect((await readdir(folder)).sort()).toEqual(['mine.txt', 'new'])
})
