import { vi } from 'vitest'
import { aProduct } from '~/wings/shop/products/fixtures'
import { expect, test } from '~test/test'
import { addProductFile, relabelProductFile, restoreProductFile, withdrawProductFile } from './commands.server'
import { aProductFileRow } from './fixtures'
import { groupFilesByVersion } from './product-file'
import { findNewestVersion, listFilesForAdmin, listFilesForBuyer, listOfferedFiles } from './queries.server'

const by = { id: null, email: 'ada@harbor.test' }
const day = (date: number) => new Date(Date.UTC(2026, 2, date))
const names = (files: { fileName: string }[]) => files.map(({ fileName }) => fileName)

test('the newest version is the one that was uploaded last and is still offered', async ({ db }) => {
  const [product, other, empty] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  await aProductFileRow(db, { productId: product.id, version: '1.0', createdAt: day(1) })
  const second = await aProductFileRow(db, { productId: product.id, version: '1.1', createdAt: day(2) })
  await aProductFileRow(db, { productId: other.id, version: '9.0', createdAt: day(3) })
  expect(await findNewestVersion(db, product.id)).toBe('1.1')
  await withdrawProductFile(db, by, product.id, second.id)
  expect(await findNewestVersion(db, product.id)).toBe('1.0')
  expect(await findNewestVersion(db, empty.id)).toBeUndefined()
})

test('a withdrawn file is offered to nobody new, and stays with those who paid before', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  const file = await aProductFileRow(db, { productId, createdAt: day(1) })
  await withdrawProductFile(db, by, productId, file.id, day(10))
  expect(await listOfferedFiles(db, productId)).toEqual([])
  expect(names(await listFilesForBuyer(db, productId, day(9)))).toEqual(['ledger.zip'])
  expect(await listFilesForBuyer(db, productId, day(11))).toEqual([])
  await restoreProductFile(db, by, productId, file.id)
  expect(names(await listFilesForBuyer(db, productId, day(11)))).toEqual(['ledger.zip'])
  const log = await db.selectFrom('auditEntries').select('action').orderBy('id').execute()
  expect(log.map(({ action }) => action).sort()).toEqual(['product-file.offered-again', 'product-file.withdrawn'])
})

test('the file of one product cannot be changed through another', async ({ db }) => {
  const [product, other] = [await aProduct(db), await aProduct(db)]
  const file = await aProductFileRow(db, { productId: product.id })
  await expect(withdrawProductFile(db, by, other.id, file.id)).rejects.toThrow('no longer exists')
  const label = { productId: other.id, fileId: file.id, version: '2', notes: '' }
  await expect(relabelProductFile(db, by, label)).rejects.toThrow('no longer exists')
})

test('a file whose bytes were stored once becomes one row, however often that is asked for', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  const file = {
    productId,
    version: '1.0',
    notes: '',
    fileName: 'a.zip',
    byteSize: 3_000_000_000,
    checksum: 'c',
    storedAs: 's',
  }
  const onFirstFile = vi.fn(async () => {})
  const add = () => addProductFile(db, by, file, onFirstFile)
  const [first, second] = [await add(), await add()]
  expect(second).toBe(first)
  expect(onFirstFile).toHaveBeenCalledOnce()
  expect(await listFilesForAdmin(db, productId)).toMatchObject([{ byteSize: 3_000_000_000, downloads: 0 }])
})

test('files that share a label are one version, newest version first', () => {
  const file = (version: string, date: number, notes = '') => ({ version, notes, createdAt: day(date) })
  const versions = groupFilesByVersion([file('2', 5, 'New'), file('1', 4), file('2', 3, 'New'), file('1', 1)])
  expect(versions.map(({ version, files, notes, createdAt }) => [version, files.length, notes, createdAt])).toEqual([
    ['2', 2, ['New'], day(3)],
    ['1', 2, [], day(1)],
  ])
})
