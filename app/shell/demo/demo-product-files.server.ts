import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { listMarkdownFiles, readMarkdownFile } from '~/platform/text/markdown-files.server'
import { addProductFile } from '~/wings/shop/downloads/commands.server'
import { productFileStore } from '~/wings/shop/downloads/product-file-store.server'
import { findNewestVersion } from '~/wings/shop/downloads/queries.server'
import { findProductsBySlug } from '~/wings/shop/products/queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'

const version = z.object({ version: z.string(), date: z.string(), text: z.string() })

const productFile = z.object({
  name: z.string(),
  slug: z.string(),
  tagline: z.string(),
  description: z.string(),
  features: z.array(z.object({ title: z.string(), text: z.string() })),
  included: z.array(z.string()),
  changelog: z.tuple([version], version),
})
type DemoProduct = z.output<typeof productFile>

const demoActor: Actor = { id: null, email: 'demo' }

/**
 * Gives each product of the demo that has no file one of its newest version, so that a first test purchase ends in a
 * download. It is made of what the product's own Markdown says: the same text gives the same bytes, stored once.
 */
export async function addDemoProductFiles(db: Database, { folder, dataDir }: { folder: string; dataDir: string }) {
  const files = await listMarkdownFiles(folder)
  const products = await Promise.all(files.map(async (file) => (await readMarkdownFile(file, productFile)).fields))
  const slugs = products.map(({ slug }) => slug)
  const ids = new Map((await findProductsBySlug(db, slugs)).map(({ slug, id }) => [slug, id]))
  for (const product of products) {
    const productId = ids.get(product.slug)
    if (productId && !(await findNewestVersion(db, productId))) await addFile(db, { dataDir, productId, product })
  }
}

interface DemoFile {
  dataDir: string
  productId: string
  product: DemoProduct
}

async function addFile(db: Database, { dataDir, productId, product }: DemoFile) {
  const { version, text: notes } = product.changelog[0]
  const bytes = await packProduct(product, version)
  const checksum = createHash('sha256').update(bytes).digest('hex')
  const storedAs = `demo-${checksum.slice(0, 32)}`
  const scratch = path.join(dataDir, `${storedAs}.part`)
  await writeFile(scratch, bytes, { flush: true })
  await productFileStore(dataDir).put([{ name: storedAs, path: scratch }])
  const fileName = `${product.slug}-${version}.tar.gz`
  const file = { productId, version, notes, fileName, byteSize: bytes.byteLength, checksum, storedAs }
  await addProductFile(db, demoActor, file)
}

async function packProduct(product: DemoProduct, version: string) {
  const texts = { 'README.md': readme(product, version), 'CHANGELOG.md': changelog(product), 'LICENSE.txt': LICENSE }
  const entries = Object.entries(texts).map(([name, body]) => ({
    header: { name: `${product.slug}-${version}/${name}`, size: Buffer.byteLength(body), mtime: new Date(0) },
    body,
  }))
  return gzipSync(await packTar(entries))
}

function readme({ name, tagline, description, features, included }: DemoProduct, version: string) {
  const lines = [
    `# ${name} ${version}`,
    `${tagline}.`,
    'This is a sample file of the demo store: it shows what a customer downloads. It contains no software.',
    `## About\n\n${description}`,
    `## Features\n\n${features.map(({ title, text }) => `- **${title}**: ${text}`).join('\n')}`,
    `## In the full package\n\n${included.map((part) => `- ${part}`).join('\n')}`,
  ]
  return `${lines.join('\n\n')}\n`
}

function changelog({ name, changelog }: DemoProduct) {
  const versions = changelog.map(
    ({ version, date, text }) => `## ${version} (${date})\n\n${text.replaceAll(/^(?=.)/gm, '- ')}`,
  )
  return `# Changes in ${name}\n\n${versions.join('\n\n')}\n`
}

const LICENSE = 'Sample file of a demo store. You may use it for testing.\n'
