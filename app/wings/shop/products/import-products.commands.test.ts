import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { importProducts } from './import-products.commands.server'
import { findPublishedProduct } from './queries.server'

test('hostile HTML in the text of a product is cleaned before it is stored', async ({ db }) => {
  const folder = tempFolder()
  const fields = 'name: A\nslug: a\ntagline: T\ndescription: D\ncategory: ai\nprice: 499\ndate: 2026-01-01'
  const body = 'Hi <script>alert(1)</script><p onclick="x()">you</p><a href="javascript:x">link</a>'
  writeFileSync(path.join(folder, 'a.md'), `---\n${fields}\n---\n${body}\n`)
  await importProducts(db, { folder, dataDir: folder })
  const product = await findPublishedProduct(db, 'a')
  expect(product?.body).toContain('you')
  expect(product?.body).not.toMatch(/script|onclick/)
})

test.for([
  ['status: pending', 'Its “status” is “pending”, so it is a draft.'],
  ['status:', 'Its “status” is “null”, so it is a draft.'],
  ['draft: maybe', 'Its “draft” is “maybe”, so it is a draft.'],
  ['published: soon', 'Its “published” is “soon”, so it is a draft.'],
] as const)('a product with “%s” is a draft, and the report says so', async ([field, note], { db }) => {
  const folder = tempFolder()
  const fields = 'name: A\nslug: a\ntagline: T\ndescription: D\ncategory: ai\nprice: 499\ndate: 2026-01-01'
  writeFileSync(path.join(folder, 'a.md'), `---\n${fields}\n${field}\n---\nText.\n`)
  const printed: string[] = []
  await importProducts(db, { folder, dataDir: folder, print: (line) => printed.push(line) })
  expect(printed).toEqual([`a.md: ${note}`])
  expect(await findPublishedProduct(db, 'a')).toBeUndefined()
  expect(await db.selectFrom('products').select('slug').execute()).toEqual([{ slug: 'a' }])
})

test.for(['published: false', 'draft: true', 'status: draft'])(
  'a product with %s is a draft, of which there is nothing to say',
  async (field, { db }) => {
    const folder = tempFolder()
    const fields = 'name: A\nslug: a\ntagline: T\ndescription: D\ncategory: ai\nprice: 499\ndate: 2026-01-01'
    writeFileSync(path.join(folder, 'a.md'), `---\n${fields}\n${field}\n---\nText.\n`)
    const printed: string[] = []
    await importProducts(db, { folder, dataDir: folder, print: (line) => printed.push(line) })
    expect(printed).toEqual([])
    expect(await findPublishedProduct(db, 'a')).toBeUndefined()
    expect(await db.selectFrom('products').select('slug').execute()).toEqual([{ slug: 'a' }])
  },
)
