import { z } from 'zod'
import { noteMediaUses, storePicture } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import { noteLinks, registerPage } from '~/domains/pages/commands.server'
import { bindLinks } from '~/domains/pages/links.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { listMarkdown, readBeside, readMarkdown } from '~/platform/import-folder.server'
import { slugify, slugPattern } from '~/platform/slug'
import { renderMarkdown } from '~/rich-text/markdown.server'
import { productPath } from './product'

const text = z.string().trim().min(1)

const tier = z.object({
  name: text,
  price: z.int().min(0),
  text: z.string().default(''),
  activations: z.int().min(1).nullable().default(null),
})

const productFrontMatter = z.object({
  name: text,
  slug: text.regex(slugPattern),
  tagline: text,
  description: text,
  category: z.enum(['saas', 'marketplace', 'ai']),
  price: z.int().min(0),
  tiers: z.array(tier).default([]),
  preview: text.optional(),
  preview_alt: z.string().default(''),
  features: z.array(z.object({ title: text, text })).default([]),
  included: z.array(text).default([]),
  date: z.iso.date().pipe(z.coerce.date()),
  published: z.boolean().default(true),
})

/** Brings the products of a folder in, one Markdown file each; the same slug is brought up to date. */
export async function importProducts(db: Database, { folder, dataDir }: { folder: string; dataDir: string }) {
  for (const file of await listMarkdown(folder)) {
    const { fields, body } = await readMarkdown(file, productFrontMatter)
    const { preview, preview_alt, date, published, features, tiers, price, ...plain } = fields
    const offered = tiers.length > 0 ? tiers : [{ name: 'Standard', price, text: '', activations: null }]
    const picture = preview ? await storePicture(db, dataDir, await readBeside(folder, file, preview)) : null
    const { html, pageIds } = await bindLinks(db, renderMarkdown(body))
    const product = {
      ...plain,
      body: html,
      price: Math.min(...offered.map((one) => one.price)),
      tiers: JSON.stringify(offered.map((one) => ({ ...one, id: slugify(one.name) }))),
      features: JSON.stringify(features),
      previewId: picture?.id ?? null,
      previewAlt: preview_alt,
      publishedAt: published ? date : null,
    }
    await inTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('products')
        .values(product)
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(product))
        .returning('id')
        .executeTakeFirstOrThrow()
      const { slug, name: title, publishedAt } = product
      await registerPage(tx, { id, kind: 'product', path: productPath(slug), title, publishedAt })
      await noteLinks(tx, id, pageIds)
      await noteMediaUses(tx, `product:${id}`, [
        ...(await mediaIdsIn(tx, product.body)),
        ...(picture ? [picture.id] : []),
      ])
      await contentChanged(tx, 'products', `product:${id}`)
    })
  }
}
