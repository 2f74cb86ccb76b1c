import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPicture } from '~test/hostile-files'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { deletePictures, recordMediaUses, restorePictures, setPictureAltText, storePicture } from './commands.server'
import { aPictureRow } from './fixtures'
import { type MediaFilter, parseMediaFilter } from './media-filter'
import { pictureFileNames } from './media-store.server'
import { DELETION_UNDO_SECONDS, purgePictures, sweepMediaFiles } from './purge-pictures.commands.server'
import { findMediaFile, findMediaIdsInHtml, listMediaFiles, listMediaUses } from './queries.server'

const by = { id: null, email: 'ada@example.com' }
const everything: MediaFilter = { q: '', unused: false, sort: 'newest', page: 1, size: 48 }
const A_DAY_MS = 24 * 60 * 60 * 1000
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

test('pictures are found by the words of their names and descriptions, or the beginnings of these', async ({ db }) => {
  await aPictureRow(db, { fileName: 'harbour-at_dawn.jpg' })
  await aPictureRow(db, { fileName: 'IMG_1234.jpg', alt: 'A crane lifts a crate in the harbour' })
  const names = async (q: string) =>
    (await listMediaFiles(db, { ...everything, q, sort: 'name' })).files.map((f) => f.fileName)
  expect(await names('dawn')).toEqual(['harbour-at_dawn.jpg'])
  expect(await names('HARB')).toEqual(['harbour-at_dawn.jpg', 'IMG_1234.jpg'])
  expect(await names('1234 crane')).toEqual(['IMG_1234.jpg'])
  expect(await names('harbour-at_daw')).toEqual(['harbour-at_dawn.jpg'])
  expect(await names('IMG_1234.jpg')).toEqual(['IMG_1234.jpg'])
  expect(await names("'; drop table media_files; --")).toEqual([])
  expect(await names('!&|:*')).toHaveLength(2)
})

test('every page of every sorting holds its own pictures, whichever end it is counted from', async ({ db }) => {
  for (let number = 0; number < 7; number++) {
    const createdAt = new Date(2026, 0, 1 + (number % 4)) // some at the same moment
    await aPictureRow(db, { fileName: `${number % 3}.jpg`, byteSize: number % 2, createdAt })
  }
  for (const sort of ['newest', 'oldest', 'name', 'largest'] as const) {
    const all = await listMediaFiles(db, { ...everything, sort })
    const pages = [1, 2, 3, 4].map((page) => listMediaFiles(db, { ...everything, sort, page, size: 2 }))
    expect((await Promise.all(pages)).flatMap(({ files }) => files.map(({ id }) => id))).toEqual(
      all.files.map(({ id }) => id),
    )
    expect((await listMediaFiles(db, { ...everything, sort, page: 9, size: 2 })).files).toEqual([])
  }
})

test('what is used says where, and only what is unused can be deleted', async ({ db }) => {
  const [used, unused] = [await aPictureRow(db), await aPictureRow(db)]
  const page = { id: crypto.randomUUID(), kind: 'post', path: '/blog/a', title: 'A post', publishedAt: new Date(0) }
  await db.insertInto('pages').values(page).execute()
  await recordMediaUses(db, `post:${page.id}`, [used.id])
  expect(await listMediaUses(db, used.id)).toEqual([
    { subject: `post:${page.id}`, title: 'A post', path: '/blog/a', isPublic: true },
  ])
  expect((await listMediaFiles(db, { ...everything, unused: true })).files.map(({ id }) => id)).toEqual([unused.id])
  expect(await deletePictures(db, by, [used.id, unused.id])).toEqual([unused.id])
  expect((await listMediaFiles(db, everything)).count).toBe(1)
  expect(await findMediaFile(db, unused.id)).toBeUndefined()
})

test('a subject shows what it said last', async ({ db }) => {
  const [a, b, c] = [await aPictureRow(db), await aPictureRow(db), await aPictureRow(db)]
  const uses = () =>
    db.selectFrom('mediaUses').select('mediaId').where('subject', '=', 'post:1').orderBy('mediaId').execute()
  await recordMediaUses(db, 'post:1', [a.id, b.id, b.id])
  await recordMediaUses(db, 'post:1', [b.id, c.id, crypto.randomUUID()])
  expect((await uses()).map(({ mediaId }) => mediaId)).toEqual([b.id, c.id].sort())
  await recordMediaUses(db, 'post:1', [])
  expect(await uses()).toEqual([])
})

test('the pictures of a text are found by their addresses', async ({ db }) => {
  const [a] = [await aPictureRow(db), await aPictureRow(db)]
  const html = `<img src="/media/${a.checksum}-960.webp"><img src="/media/${'0'.repeat(32)}-480.webp"><img src="/media/${a.checksum}-480.avif">`
  expect(await findMediaIdsInHtml(db, html)).toEqual([a.id])
  expect(await findMediaIdsInHtml(db, '<p>None</p>')).toEqual([])
})

test('a deletion can be taken back for a while; then the row goes, and the files after it', async ({ db }) => {
  const dataDir = tempFolder()
  const picture = await storePicture(db, dataDir, { fileName: 'a.png', bytes: await createPicture('png') })
  const files = () => readdirSync(path.join(dataDir, 'media')).length
  await deletePictures(db, by, [picture.id])
  expect(await restorePictures(db, by, [picture.id])).toEqual([picture.id])
  await purgePictures(db, dataDir, later(DELETION_UNDO_SECONDS + 1))
  expect(await findMediaFile(db, picture.id)).toMatchObject({ fileName: 'a.png' })

  await deletePictures(db, by, [picture.id])
  await purgePictures(db, dataDir, later(DELETION_UNDO_SECONDS - 10))
  expect(files()).toBe(4)
  await purgePictures(db, dataDir, later(DELETION_UNDO_SECONDS + 1))
  expect(files()).toBe(0)
  expect(await restorePictures(db, by, [picture.id])).toEqual([])
})

test('a deleted picture that is brought in or used again stays', async ({ db }) => {
  const dataDir = tempFolder()
  const file = { fileName: 'a.png', bytes: await createPicture('png') }
  const { id } = await storePicture(db, dataDir, file)
  await deletePictures(db, by, [id])
  expect(await storePicture(db, dataDir, file)).toMatchObject({ id })
  expect(await findMediaFile(db, id)).toBeDefined()
  await deletePictures(db, by, [id])
  await recordMediaUses(db, 'post:1', [id])
  await purgePictures(db, dataDir, later(DELETION_UNDO_SECONDS + 1))
  expect(await findMediaFile(db, id)).toMatchObject({ uses: 1 })
})

test('what an admin does to a picture is in the audit log', async ({ db }) => {
  const { id } = await aPictureRow(db)
  expect(await setPictureAltText(db, by, id, 'A crane')).toBe(true)
  await setPictureAltText(db, by, id, 'A crane')
  expect(await setPictureAltText(db, by, crypto.randomUUID(), 'A crane')).toBe(false)
  await deletePictures(db, by, [id])
  await restorePictures(db, by, [id])
  const entries = await db.selectFrom('auditEntries').select(['action', 'after', 'subject', 'actorEmail']).execute()
  expect(entries.map(({ action }) => action).sort()).toEqual(['media.deleted', 'media.described', 'media.restored'])
  expect(entries.find(({ action }) => action === 'media.described')).toMatchObject({
    after: { alt: 'A crane' },
    subject: `media:${id}`,
    actorEmail: by.email,
  })
})

test('a day later, abandoned uploads and files without a row are swept; everything else stays', async ({ db }) => {
  const dataDir = tempFolder()
  const kept = await storePicture(db, dataDir, { fileName: 'a.png', bytes: await createPicture('png') })
  const [media, uploads] = [path.join(dataDir, 'media'), path.join(dataDir, 'uploads')]
  writeFileSync(path.join(media, `${'0'.repeat(32)}-480.webp`), 'left behind')
  for (const name of [crypto.randomUUID(), 'drawing-1']) {
    mkdirSync(path.join(uploads, name))
    writeFileSync(path.join(uploads, name, 'parts'), 'half')
  }
  await sweepMediaFiles(db, dataDir)
  expect([readdirSync(media).length, readdirSync(uploads).length]).toEqual([5, 2])
  const longAgo = new Date(Date.now() - A_DAY_MS)
  utimesSync(path.join(media, pictureFileNames(kept)[0] ?? ''), longAgo, longAgo)
  await sweepMediaFiles(db, dataDir, later(A_DAY_MS / 1000 + 60))
  expect(readdirSync(media).sort()).toEqual(pictureFileNames(kept).sort())
  expect(readdirSync(uploads)).toEqual([])
})

test.each([
  ['', everything],
  ['?q=%20dawn%20&unused=1&sort=largest&page=3', { q: 'dawn', unused: true, sort: 'largest', page: 3, size: 48 }],
  ['?sort=constructor&page=-1&unused=yes', everything],
])('the filter of %s is read', (query, filter) => expect(parseMediaFilter(new URLSearchParams(query))).toEqual(filter))
