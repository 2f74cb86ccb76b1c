import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { aPost } from '~/wings/content/blog/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { exportSite } from './export-site.server'

async function onlyRecordIn(folder: string) {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return JSON.parse(await readFile(path.join(folder, name), 'utf8'))
}

test('products and posts leave with every field of the specification, under its name', async ({ db }) => {
  const createdAt = new Date('2026-01-01T10:00:00Z')
  const words = { tagline: 'No more lines', description: 'A queue for clinics.' }
  await aProduct(db, { slug: 'queuepro', name: 'QueuePro', createdAt, ...words })
  await aPost(db, { slug: 'a-post', description: 'About it.', category: 'guides', readTimeInt: 7, createdAt })
  const folder = path.join(tempFolder(), 'export')
  await exportSite(db, { folder, dataDir: tempFolder(), print: () => {} })
  expect(await onlyRecordIn(path.join(folder, 'products'))).toMatchObject({
    id: expect.any(String),
    slug: 'queuepro',
    name: 'QueuePro',
    price: 99_000,
    currency: 'USD',
    ...words,
    preview_image: null,
    published: true,
    created_at: '2026-01-01T10:00:00.000000Z',
  })
  expect(await onlyRecordIn(path.join(folder, 'blog_posts'))).toMatchObject({
    id: expect.any(String),
    slug: 'a-post',
    title: 'A post',
    description: 'About it.',
    category: 'guides',
    read_time_int: 7,
    cover_image: null,
    published: true,
    created_at: '2026-01-01T10:00:00.000000Z',
  })
})
