import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { addProductFile } from '~/wings/shop/downloads/commands.server'
import { productFileStore } from '~/wings/shop/downloads/product-file-store.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { addDemoProductFiles } from './demo-product-files.server'

const folder = 'demo/products'

test('a demo product gets one file that says it is a sample, however often the demo is loaded', async ({ db }) => {
  const dataDir = tempFolder()
  const { id } = await aProduct(db, { slug: 'queuepro' })
  for (let time = 0; time < 2; time++) await addDemoProductFiles(db, { folder, dataDir })
  const files = await db.selectFrom('productFiles').selectAll().execute()
  expect(files).toMatchObject([{ productId: id, version: '3.2', fileName: 'queuepro-3.2.tar.gz' }])
  const stored = await productFileStore(dataDir).read(files[0]?.storedAs ?? '')
  const packed = Buffer.from(await new Response(stored?.stream as ReadableStream).arrayBuffer())
  expect(packed.byteLength).toBe(Number(files[0]?.byteSize))
  const texts = new Map(
    (await unpackTar(gunzipSync(packed))).map(({ header, data }) => [header.name, String(Buffer.from(data ?? []))]),
  )
  expect([...texts.keys()].sort()).toEqual(
    ['CHANGELOG.md', 'LICENSE.txt', 'README.md'].map((name) => `queuepro-3.2/${name}`),
  )
  expect(texts.get('queuepro-3.2/README.md')).toContain('This is a sample file of the demo store')
  expect(texts.get('queuepro-3.2/CHANGELOG.md')).toContain('- The day report exports as CSV.')
})

test('a product that has a file keeps it', async ({ db }) => {
  const dataDir = tempFolder()
  const { id } = await aProduct(db, { slug: 'queuepro' })
  const own = {
    productId: id,
    version: '4.0',
    notes: '',
    fileName: 'own.zip',
    byteSize: 1,
    checksum: 'ab',
    storedAs: 'own',
  }
  await addProductFile(db, { id: null, email: 'ada@harbor.test' }, own)
  await addDemoProductFiles(db, { folder, dataDir })
  expect(await db.selectFrom('productFiles').select('fileName').execute()).toEqual([{ fileName: 'own.zip' }])
})
