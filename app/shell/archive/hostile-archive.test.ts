import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aPost } from '~/wings/content/blog/fixtures'
import { aPictureRow } from '~/wings/site/media/fixtures'
import {
  createSiteWithPost,
  importFolder,
  loadExportedPostBody,
  POST_FILE,
  rewriteChecksums,
  rewriteRecord,
  writeChecksums,
} from '~test/export-folder'
import { tempFolder } from '~test/temp-folder'
import { describe, expect, test } from '~test/test'

describe('an archive that is damaged or means harm changes nothing', () => {
  const zeros = '0'.repeat(64)
  const cases: [string, (folder: string) => Promise<unknown>, string][] = [
    ['no archive at all', (folder) => rm(path.join(folder, 'export.json')), 'is not an export: export.json is missing'],
    [
      'a format that is not known',
      (folder) => rewriteRecord(folder, { format: 'studio-export-9' }, 'export.json'),
      '"studio-export-9"',
    ],
    [
      'a changed file',
      (folder) => appendFile(path.join(folder, POST_FILE), ' '),
      `${POST_FILE} was changed after the export`,
    ],
    [
      'a changed list of files',
      (folder) => appendFile(path.join(folder, 'checksums.txt'), '\n'),
      'checksums.txt was changed after the export',
    ],
    ['a file that is missing', (folder) => rm(path.join(folder, POST_FILE)), `${POST_FILE} is missing`],
    ['a path that climbs', (folder) => writeChecksums(folder, `${zeros}  ../../etc/passwd\n`), 'an unsafe file name'],
    ['a path that is absolute', (folder) => writeChecksums(folder, `${zeros}  /etc/passwd\n`), 'an unsafe file name'],
    ['a very long line', (folder) => writeChecksums(folder, 'x'.repeat(2_000_000)), 'a line is too long'],
    [
      'a link',
      async (folder) => {
        await rm(path.join(folder, POST_FILE))
        await symlink('/etc/passwd', path.join(folder, POST_FILE))
        await rewriteChecksums(folder)
      },
      `${POST_FILE} is not a regular file`,
    ],
    [
      'a folder that is a link',
      async (folder) => {
        const elsewhere = path.join(tempFolder(), 'posts')
        await rename(path.join(folder, 'blog_posts'), elsewhere)
        await symlink(elsewhere, path.join(folder, 'blog_posts'))
      },
      `${POST_FILE} is not a regular file`,
    ],
    [
      'broken JSON',
      async (folder) => {
        await writeFile(path.join(folder, POST_FILE), '{"id": ')
        await rewriteChecksums(folder)
      },
      `${POST_FILE} is not valid JSON`,
    ],
  ]
  test.for(cases)('%s', async ([, harm, sentence], { db }) => {
    const { folder } = await createSiteWithPost(db)
    await harm(folder)
    await db.deleteFrom('blogPosts').execute()
    await expect(importFolder(db, folder)).rejects.toThrow(sentence)
    expect(await loadExportedPostBody(db)).toBeUndefined()
  })
})

describe('a record that cannot be kept is refused with the reason, and the others come in', () => {
  const cases: [string, object, string][] = [
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title: Use at most 200 characters.'],
    ['an address that is none', { slug: 'Not A Slug' }, 'slug: Use lowercase letters, numbers and single hyphens.'],
    ['an id that is none', { id: 'nonsense' }, 'id: '],
    ['an id that is no text', { id: { toString: 1, valueOf: 1 } }, 'id: '],
    ['a moment that is none', { published_at: 'yesterday' }, 'publishedAt: is no moment'],
    [
      'public and in the trash',
      { deleted_at: '2026-01-01T00:00:00.000000Z' },
      'An entry in the trash cannot be published.',
    ],
    ['too many parts inside one another', { body: '<i>'.repeat(300) }, 'body: This text is nested too deeply.'],
    ['lists in lists in lists', { tags: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) }, 'nested too deeply'],
    ['a picture that is not there', { cover_id: randomUUID() }, 'This image is no longer in the media library.'],
    ['changes without their moment', { draft: { title: 1 } }, 'draft.savedAt'],
  ]
  test.for(cases)('%s', async ([, changes, reason], { db }) => {
    await aPost(db, { slug: 'other' })
    const { folder } = await createSiteWithPost(db)
    await rewriteRecord(folder, changes)
    await db.deleteFrom('blogPosts').execute()
    const report = await importFolder(db, folder)
    expect(report.rejected).toEqual([
      { file: POST_FILE, name: expect.any(String), reason: expect.stringContaining(reason) },
    ])
    expect(report.parts.blog_posts).toMatchObject({ added: 1, refused: 1 })
    expect(await loadExportedPostBody(db)).toBeUndefined()
  })

  test('what would run is not in what is kept', async ({ db }) => {
    const { folder } = await createSiteWithPost(db)
    await rewriteRecord(folder, {
      body: '<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x()">y</a>',
    })
    await importFolder(db, folder)
    expect(await loadExportedPostBody(db)).toBe('<p>Hi</p><a>y</a>')
  })

  test('a file that calls itself a picture and is none', async ({ db }) => {
    const { checksum, id: mediaId } = await aPictureRow(db, { widths: [480], formats: ['webp'] })
    const { folder } = await createSiteWithPost(db)
    await mkdir(path.join(folder, 'media'))
    await writeFile(path.join(folder, `media/${checksum}-480.webp`), '<script>alert(1)</script>')
    await rewriteChecksums(folder)
    await db.deleteFrom('mediaFiles').where('id', '=', mediaId).execute()
    const report = await importFolder(db, folder)
    expect(report.rejected).toEqual([
      { file: 'media.json', name: 'picture.jpg', reason: `${checksum}-480.webp is no WEBP picture.` },
    ])
  })
})
