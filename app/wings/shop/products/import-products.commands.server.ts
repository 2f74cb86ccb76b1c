import path from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isCurrency } from '~/platform/text/currencies'
import { listMarkdownFiles, readLinkedPicture, readMarkdownFile } from '~/platform/text/markdown-files.server'
import { findAmountProblem, toMajorUnits, toSmallestUnits } from '~/platform/text/money'
import { slugify, slugPattern } from '~/platform/text/slug'
import { renderMarkdown } from '~/rich-text/render-markdown.server'
import { importCategories } from '~/wings/publishing/categories/import-categories.commands.server'
import { discardDraftForImport } from '~/wings/publishing/writing/discard-draft-for-import.commands.server'
import { recordMediaUses, storePicture } from '~/wings/site/media/commands.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import { registerPage, savePageLinks } from '~/wings/web/pages/commands.server'
import { bindPageLinks } from '~/wings/web/pages/page-links.queries.server'
import { productPath } from './product'
import { lowestPrice } from './product-content'
import { productEntryType } from './product-entry-type.server'

const text = z.string().trim().min(1)

/** In whole units of the currency: 1499.5. */
const price = z.number().min(0)

const tier = z.object({
  name: text,
  price,
  text: z.string().default(''),
  activations: z.int().min(1).nullable().default(null),
})

const productFrontMatter = z
  .object({
    name: text,
    slug: text.regex(slugPattern),
    tagline: text,
    description: text,
    category: z.string().trim().default(''),
    price,
    currency: z.string().refine(isCurrency, 'This is no currency that payments are taken in.').default('USD'),
    tiers: z.array(tier).default([]),
    preview: text.optional(),
    preview_alt: z.string().default(''),
    features: z.array(z.object({ title: text, text })).default([]),
    included: z.array(text).default([]),
    gallery: z.array(z.object({ file: text, alt: z.string().default('') })).default([]),
    video: z
      .url({ protocol: /^https$/ })
      .or(z.literal(''))
      .default(''),
    demo: z
      .url({ protocol: /^https$/ })
      .or(z.literal(''))
      .default(''),
    faq: z.array(z.object({ question: text, answer: text })).default([]),
    changelog: z.array(z.object({ version: text, date: z.iso.date(), text })).default([]),
    date: z.iso.date().pipe(z.coerce.date()),
    // what is not understood of these makes a draft, and refuses nothing
    published: z.unknown().prefault(true),
    draft: z.unknown().prefault(false),
    status: z.unknown().prefault('published'),
  })
  .superRefine(({ price, tiers, currency }, context) => {
    const all: [path: (string | number)[], price: number][] = [
      [['price'], price],
      ...tiers.map((one, at): [(string | number)[], number] => [['tiers', at, 'price'], one.price]),
    ]
    for (const [path, value] of all) {
      const amount = toSmallestUnits(value, currency)
      const isExact = toMajorUnits(amount, currency) === value
      const message = isExact
        ? findAmountProblem(amount, currency, 'en')
        : `This amount cannot be charged in ${currency}.`
      if (isCurrency(currency) && message) context.addIssue({ code: 'custom', path, message })
    }
  })

type ProductFields = z.output<typeof productFrontMatter>

interface ImportOptions {
  folder: string
  dataDir: string
  /** Without their galleries, which take long to draw. */
  withoutGalleries?: boolean
  /** By their slugs; everything when it is left out. */
  only?: string[]
  /** What is not there, or not any more, is not made. */
  isUpdate?: boolean
  /** Hears what is to be said of a file, a line each. */
  print?: (line: string) => void
}

/** Brings the products of a folder in, one Markdown file each; the same slug is brought up to date. */
export async function importProducts(db: Database, options: ImportOptions) {
  const { folder, dataDir, withoutGalleries, only, isUpdate, print = () => {} } = options
  for (const file of await listMarkdownFiles(folder)) {
    const { fields, body } = await readMarkdownFile(file, productFrontMatter)
    if (only && !only.includes(fields.slug)) continue
    if (withoutGalleries) fields.gallery = []
    for (const note of unknownValueWarnings(fields)) print(`${path.relative(folder, file)}: ${note}`)
    const pictures = await storePictures(db, { folder, dataDir, file }, fields)
    const { html, pageIds } = await bindPageLinks(db, renderMarkdown(body))
    const product = { ...toColumns(fields), ...pictures.columns, body: html }
    await inTransaction(db, async (tx) => {
      const isKnown = await discardDraftOfExisting(tx, product.slug)
      if (isUpdate && !isKnown) return
      const named = { slug: slugify(fields.category), name: fields.category }
      const category = (await importCategories(tx, 'product', [named])).get(named.slug)?.slug ?? ''
      const row = { ...product, category }
      const { id } = await tx
        .insertInto('products')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('slug')
            .doUpdateSet({ ...row, deletedAt: null, revision: nextRevision, contentRevision: nextRevision }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const { slug, name: title, publishedAt } = product
      await registerPage(tx, { id, kind: 'product', path: productPath(slug), title, publishedAt })
      await savePageLinks(tx, id, pageIds)
      await recordMediaUses(tx, `product:${id}`, [...(await findMediaIdsInHtml(tx, product.body)), ...pictures.ids])
      await emitContentChange(tx, 'products', `product:${id}`)
    })
  }
}

const nextRevision = sql<number>`products.revision + 1`

/** What somebody wrote is kept before an import takes its place. False: there is no such product. */
async function discardDraftOfExisting(tx: Database, slug: string) {
  const known = await tx.selectFrom('products').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst()
  if (known) await discardDraftForImport(tx, productEntryType, known.id)
  return known !== undefined
}

const knownValues = { published: [true, false], draft: [true, false], status: ['published', 'draft'] }

function unknownValueWarnings(fields: ProductFields) {
  const names = ['published', 'draft', 'status'] as const
  return names
    .filter((name) => !knownValues[name].some((value) => value === fields[name]))
    .map((name) => `Its “${name}” is “${fields[name]}”, so it is a draft.`)
}

function isPublic({ published, draft, status }: ProductFields) {
  return published === true && draft === false && status === 'published'
}

function toColumns(fields: ProductFields) {
  const { name, slug, tagline, description, currency, features, included, video, demo, faq } = fields
  const standard = { name: 'Standard', price: fields.price, text: '', activations: null }
  const offered = (fields.tiers.length > 0 ? fields.tiers : [standard]).map((one) => ({
    ...one,
    id: slugify(one.name),
    price: toSmallestUnits(one.price, currency),
  }))
  return {
    name,
    slug,
    tagline,
    description,
    included,
    videoUrl: video,
    demoUrl: demo,
    currency,
    price: lowestPrice({ tiers: offered }),
    tiers: JSON.stringify(offered),
    features: JSON.stringify(features),
    faq: JSON.stringify(faq),
    changelog: JSON.stringify(fields.changelog.toSorted((a, b) => (a.date < b.date ? 1 : -1))),
    publishedAt: isPublic(fields) ? fields.date : null,
  }
}

interface MarkdownSource {
  folder: string
  dataDir: string
  file: string
}

/** The preview and the gallery, as pictures of the library. */
async function storePictures(db: Database, { folder, dataDir, file }: MarkdownSource, fields: ProductFields) {
  const { preview, preview_alt: previewAlt, gallery } = fields
  const read = (name: string) => readLinkedPicture(folder, file, name)
  const first = preview ? await storePicture(db, dataDir, await read(preview)) : null
  const others: { id: string; alt: string }[] = []
  for (const { file: name, alt } of gallery) {
    others.push({ id: (await storePicture(db, dataDir, await read(name), GALLERY_ENCODING)).id, alt })
  }
  return {
    columns: { previewId: first?.id ?? null, previewAlt, gallery: JSON.stringify(others) },
    ids: [...(first ? [first.id] : []), ...others.map(({ id }) => id)],
  }
}

// the demo is completed while visitors come: one core stays with them, and AVIF would take ten times as long
const GALLERY_ENCODING = { formats: ['webp'] as 'webp'[], lanes: 1 }
