import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { configureStorage } from '~/platform/storage/storage.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { pictureUploadStore } from '~/wings/site/media/picture-uploads.server'
import { startFakeS3 } from '~test/fake-s3'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { sendUploadBytes } from '~test/upload'
import { withdrawProductFile } from './commands.server'
import { completeFileUpload } from './complete-file-upload.server'
import { fileUploadStore, listUnfinishedFileUploads } from './file-uploads.server'
import { aStoredFile } from './fixtures'
import { sweepProductFiles } from './jobs.server'
import { productFileStore } from './product-file-store.server'
import { listFilesForAdmin } from './queries.server'

const by = { id: null, email: 'ada@harbor.test' }
const PART = 100_000
const nothing = async () => {}

/** A product, a folder and a file of which every part but the last `missing` bytes has come. */
async function anUpload(db: Database, { missing = 0, byteSize = 350_000, dataDir = tempFolder() } = {}) {
  const { id: productId } = await aProduct(db)
  const bytes = randomBytes(byteSize)
  const details = { productId, version: '1.0', notes: 'First', changedAt: 1_000 }
  const uploads = fileUploadStore(db, dataDir)
  const id = await uploads.begin({ fileName: 'ledger.zip', byteSize, details })
  const send = (offset: number, end: number) => sendUploadBytes(uploads, id, offset, bytes.subarray(offset, end))
  for (let offset = 0; offset < byteSize - missing; offset += PART)
    await send(offset, Math.min(offset + PART, byteSize - missing))
  const complete = () => completeFileUpload(db, by, dataDir, id, nothing)
  const checksum = createHash('sha256').update(bytes).digest('hex')
  return { dataDir, productId, id, bytes, checksum, send, complete, uploads }
}

test('an upload becomes a file with the checksum of its bytes', async ({ db }) => {
  const { dataDir, productId, id, bytes, checksum, complete } = await anUpload(db)
  const fileId = await complete()
  expect(await listFilesForAdmin(db, productId)).toMatchObject([
    { id: fileId, fileName: 'ledger.zip', version: '1.0', notes: 'First', byteSize: bytes.length, checksum },
  ])
  const stored = await productFileStore(dataDir).read(id)
  expect(Buffer.from(await new Response(stored?.stream).arrayBuffer()).equals(bytes)).toBe(true)
  expect(await complete()).toBe(fileId)
  expect(await listUnfinishedFileUploads(db, dataDir, productId)).toEqual([])
})

test('the same file comes once into a version: again under another name, into another version, or after it was withdrawn', async ({
  db,
}) => {
  const { dataDir, productId, bytes, complete, uploads } = await anUpload(db)
  const fileId = await complete()
  async function again(fileName: string, version: string) {
    const details = { productId, version, notes: '', changedAt: 1_000 }
    const id = await uploads.begin({ fileName, byteSize: bytes.length, details })
    await sendUploadBytes(uploads, id, 0, bytes)
    return completeFileUpload(db, by, dataDir, id, nothing)
  }
  await expect(again('ledger.zip', '1.0')).rejects.toThrow('Version 1.0 already has this file: ledger.zip')
  expect(await listUnfinishedFileUploads(db, dataDir, productId)).toEqual([])
  await again('ledger-copy.zip', '1.0')
  await again('ledger.zip', '1.1')
  await withdrawProductFile(db, by, productId, fileId)
  await again('ledger.zip', '1.0')
  expect(await listFilesForAdmin(db, productId)).toHaveLength(4)
})

test('a part that is in another place than the next is refused, and changes nothing', async ({ db }) => {
  const { bytes, productId, checksum, send, complete } = await anUpload(db, { missing: 200_000 })
  for (const offset of [0, 100_000, 160_000]) expect((await send(offset, offset + 9)).status).toBe(409)
  expect((await send(150_000, bytes.length)).offset).toBe(bytes.length)
  await complete()
  expect(await listFilesForAdmin(db, productId)).toMatchObject([{ checksum }])
})

test('a file that is not whole is not taken, and its upload is known after the tab was closed', async ({ db }) => {
  const { dataDir, productId, id, complete } = await anUpload(db, { missing: 50_000 })
  await expect(complete()).rejects.toThrow('ledger.zip is incomplete: 300000 of 350000 bytes were uploaded.')
  expect(await listUnfinishedFileUploads(db, dataDir, productId)).toMatchObject([
    { id, fileName: 'ledger.zip', received: 300_000, version: '1.0', changedAt: 1_000 },
  ])
  expect(await listUnfinishedFileUploads(db, dataDir, (await aProduct(db)).id)).toEqual([])
})

test('the upload of another purpose is not there', async ({ db }) => {
  const { dataDir, id, complete } = await anUpload(db)
  const pictures = pictureUploadStore(db, dataDir)
  await expect(pictures.find(id)).rejects.toMatchObject({ status: 404 })
  await pictures.abandon(id)
  await complete()
})

test('a process that dies between the bytes and the row loses nothing: asked again, the file is there once', async ({
  db,
}) => {
  const { dataDir, productId, id, checksum, complete, uploads } = await anUpload(db)
  const stored = path.join(tempFolder(), 'ledger.zip')
  copyFileSync(await uploads.localFile(await uploads.find(id)), stored)
  await productFileStore(dataDir).put([{ name: id, path: stored }]) // and then it died
  const [first, second] = await Promise.all([complete(), complete()])
  expect(second).toBe(first)
  expect(await listFilesForAdmin(db, productId)).toMatchObject([{ id: first, checksum }])
})

test('2 GB may come, a byte more may not, and the same file of nothing may not', async ({ db }) => {
  const uploads = fileUploadStore(db, tempFolder())
  const details = { productId: (await aProduct(db)).id, version: '1', notes: '', changedAt: 0 }
  const begin = (byteSize: number) => uploads.begin({ fileName: 'a.zip', byteSize, details })
  await expect(begin(2 ** 31 + 1)).rejects.toThrow('a.zip is larger than 2 GB.')
  await expect(begin(0)).rejects.toThrow('a.zip is empty.')
})

test('on a full disk a part is answered 507, and comes again when there is room', async ({ db }) => {
  const { dataDir, bytes, id, send } = await anUpload(db, { missing: 350_000 })
  const file = path.join(dataDir, 'product-uploads', id)
  rmSync(file)
  symlinkSync('/dev/full', file)
  expect(await send(0, bytes.length)).toMatchObject({ status: 507, text: expect.stringContaining('may be full') })
  rmSync(file)
  writeFileSync(file, '')
  expect((await send(0, bytes.length)).offset).toBe(bytes.length)
})

test('with a bucket an upload goes on on another machine, and a bucket that is away leaves it as it was', async ({
  db,
}) => {
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const [dataDir, elsewhere] = [tempFolder(), tempFolder()]
  for (const DATA_DIR of [dataDir, elsewhere]) await configureStorage({ DATA_DIR, S3_URL: s3.url })
  const byteSize = 12 * 1024 * 1024
  const { productId, id, bytes, checksum } = await anUpload(db, { dataDir, byteSize, missing: byteSize })
  const [first, second] = [fileUploadStore(db, dataDir), fileUploadStore(db, elsewhere)]
  const half = 6 * 1024 * 1024
  expect((await sendUploadBytes(first, id, 0, bytes.subarray(0, half))).offset).toBe(half)
  expect(await second.countReceived(id)).toBe(half)
  expect((await sendUploadBytes(second, id, 0, bytes.subarray(0, 9))).status).toBe(409)
  s3.fail(/GET/, 'busy', 3)
  expect(await sendUploadBytes(second, id, half, bytes.subarray(half))).toMatchObject({ status: 503 })
  expect((await sendUploadBytes(second, id, half, bytes.subarray(half))).offset).toBe(byteSize)
  s3.fail(/PUT/, 'busy', 3)
  await expect(completeFileUpload(db, by, dataDir, id, nothing)).rejects.toThrow(
    'The file store answered 503 (SlowDown).',
  )
  expect(await listFilesForAdmin(db, productId)).toEqual([])
  await completeFileUpload(db, by, dataDir, id, nothing)
  expect(await listFilesForAdmin(db, productId)).toMatchObject([{ checksum }])
  expect([...s3.objects.keys()]).toEqual([`product-files/${id}`])
  expect(s3.uploads.size).toBe(0)
})

test('an upload that is given up leaves nothing in the bucket, whole or not', async ({ db }) => {
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const dataDir = tempFolder()
  await configureStorage({ DATA_DIR: dataDir, S3_URL: s3.url })
  for (const missing of [0, 50_000]) {
    const { id, uploads } = await anUpload(db, { dataDir, missing })
    await uploads.abandon(id)
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
    await expect(uploads.find(id)).rejects.toMatchObject({ status: 404 })
  }
})

test('what nobody finished goes after a week, bytes that no file knows after a day, and nothing else', async ({
  db,
}) => {
  const { dataDir, productId, id, uploads } = await anUpload(db, { missing: 50_000 })
  const file = await aStoredFile(db, dataDir, Buffer.from('kept'), { productId })
  const orphan = await aStoredFile(db, dataDir, Buffer.from('orphan'), { productId })
  await db.deleteFrom('productFiles').where('id', '=', orphan.id).execute()
  const folder = path.join(dataDir, 'product-files')
  const stored = () => readdirSync(folder).sort()
  await sweepProductFiles(db, dataDir)
  expect(stored()).toEqual([file.storedAs, orphan.storedAs].sort())
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  for (const name of stored()) utimesSync(path.join(folder, name), twoDaysAgo, twoDaysAgo)
  await sweepProductFiles(db, dataDir)
  expect(stored()).toEqual([file.storedAs])
  expect(await uploads.countReceived(id)).toBe(300_000)
  await sweepProductFiles(db, dataDir, new Date(Date.now() + 8 * 86_400_000))
  expect(existsSync(path.join(dataDir, 'product-uploads', id))).toBe(false)
})
