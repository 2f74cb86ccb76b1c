import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { configureStorage } from '~/platform/storage/storage.server'
import { discardChecksum } from '~/platform/uploads/running-checksum.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { startFakeS3 } from '~test/fake-s3'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { completeFileUpload } from './complete-file-upload.server'
import { fileUploads, listUnfinishedFileUploads } from './file-uploads.server'
import { aStoredFile } from './fixtures'
import { sweepProductFiles } from './jobs.server'
import { productFileStore } from './product-file-store.server'
import { listFilesForAdmin } from './queries.server'

const by = { id: null, email: 'ada@harbor.test' }
const PART = 100_000

/** A product, a folder and a file of which every part but the last `missing` bytes has come. */
async function anUpload(db: Database, { missing = 0, byteSize = 350_000 } = {}) {
  const [dataDir, { id: productId }] = [tempFolder(), await aProduct(db)]
  const bytes = randomBytes(byteSize)
  const details = { productId, version: '1.0', notes: 'First', changedAt: 1_000 }
  const uploads = fileUploads(dataDir)
  const { id } = await uploads.begin({ fileName: 'ledger.zip', byteSize, uploadedBy: null, details })
  const send = async (offset: number, end: number) =>
    uploads.writePart(await uploads.find(id), offset, bytes.subarray(offset, end))
  for (let offset = 0; offset < byteSize - missing; offset += PART)
    await send(offset, Math.min(offset + PART, byteSize - missing))
  const complete = () => completeFileUpload(db, by, { dataDir, productId, uploadId: id })
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
  expect(await listUnfinishedFileUploads(dataDir, productId)).toEqual([])
})

test('the checksum is right however the parts came: after a restart, twice, overlapping', async ({ db }) => {
  const { id, bytes, productId, checksum, send, complete } = await anUpload(db, { missing: 200_000 })
  discardChecksum(id) // what a process that is started anew knows
  await send(100_000, 150_000)
  await send(120_000, 260_000)
  await send(100_000, 200_000)
  await send(260_000, bytes.length)
  await complete()
  expect(await listFilesForAdmin(db, productId)).toMatchObject([{ checksum }])
})

test('a file that is not whole is not taken, and its upload is known after the tab was closed', async ({ db }) => {
  const { dataDir, productId, id, complete } = await anUpload(db, { missing: 50_000 })
  await expect(complete()).rejects.toThrow('ledger.zip is incomplete: 300000 of 350000 bytes were uploaded.')
  expect(await listUnfinishedFileUploads(dataDir, productId)).toMatchObject([
    { id, fileName: 'ledger.zip', received: 300_000, details: { version: '1.0', changedAt: 1_000 } },
  ])
  expect(await listUnfinishedFileUploads(dataDir, (await aProduct(db)).id)).toEqual([])
})

test('the upload of one product cannot be completed for another', async ({ db }) => {
  const { dataDir, id } = await anUpload(db)
  const { id: productId } = await aProduct(db)
  await expect(completeFileUpload(db, by, { dataDir, productId, uploadId: id })).rejects.toMatchObject({ status: 404 })
})

test('a process that dies between the bytes and the row loses nothing: asked again, the file is there once', async ({
  db,
}) => {
  const { dataDir, productId, id, checksum, complete, uploads } = await anUpload(db)
  const { file } = await uploads.completeFile(await uploads.find(id))
  await productFileStore(dataDir).put([{ name: id, path: file }]) // and then it died
  const [first, second] = await Promise.all([complete(), complete()])
  expect(second).toBe(first)
  expect(await listFilesForAdmin(db, productId)).toMatchObject([{ id: first, checksum }])
})

test('2 GB may come, a byte more may not, and the same file of nothing may not', async ({ db }) => {
  const uploads = fileUploads(tempFolder())
  const details = { productId: (await aProduct(db)).id, version: '1', notes: '', changedAt: 0 }
  const begin = (byteSize: number) => uploads.begin({ fileName: 'a.zip', byteSize, uploadedBy: null, details })
  await expect(begin(2 ** 31 + 1)).rejects.toThrow('a.zip is larger than 2 GB.')
  await expect(begin(0)).rejects.toThrow('a.zip is empty.')
})

test('with a bucket the bytes go there; a bucket that is away leaves the upload as it was', async ({ db }) => {
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const { dataDir, productId, id, bytes, complete } = await anUpload(db)
  await configureStorage({ DATA_DIR: dataDir, S3_URL: s3.url })
  s3.fail(/PUT/, 'busy', 3)
  await expect(complete()).rejects.toThrow('The file store answered 503 (SlowDown).')
  expect(await listFilesForAdmin(db, productId)).toEqual([])
  await complete()
  expect(s3.objects.get(`product-files/${id}`)?.bytes.equals(bytes)).toBe(true)
  expect(await listFilesForAdmin(db, productId)).toHaveLength(1)
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
  expect((await uploads.find(id)).received).toBe(300_000)
  await sweepProductFiles(db, dataDir, new Date(Date.now() + 8 * 86_400_000))
  expect(existsSync(path.join(dataDir, 'product-uploads', id))).toBe(false)
})
