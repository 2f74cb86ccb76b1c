import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { withAdvisoryLock } from '~/platform/database/advisory-lock.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { importDataSet } from '~/wings/content/bulk/import-data-set.server'
import { importFromConsole } from '~/wings/content/imports/import-from-console.commands.server'
import { importLandingPages } from '~/wings/content/landing-pages/import-page-files.commands.server'
import { importTemplate } from '~/wings/content/templates/import-template.server'
import { categoryKinds } from '~/wings/publishing/categories/category'
import { importCategories } from '~/wings/publishing/categories/import-categories.commands.server'
import { importProducts } from '~/wings/shop/products/import-products.commands.server'
import { listUneditedImportedProductSlugs } from '~/wings/shop/products/queries.server'
import { preparePicture, recordMediaUses, storePicture, storePreparedPicture } from '~/wings/site/media/commands.server'
import type { Brand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { recordDemoRevisions } from './demo-entries.server'
import {
  demoDataSet,
  demoFolder,
  demoTemplateFile,
  listPageFiles,
  readDemoBrandFile,
  readDemoCategories,
  readDemoSlugs,
} from './demo-files.server'
import { addDemoProductFiles } from './demo-product-files.server'
import { findDemoState, saveDemoState } from './demo-state.server'

const productsFolder = path.join(demoFolder, 'products')

const breadcrumbLabels = [
  { pagePath: '/tools', breadcrumbLabel: 'Products' },
  { pagePath: '/product-leadership', breadcrumbLabel: 'Services' },
  { pagePath: '/get-template', breadcrumbLabel: 'Get a template' },
  { pagePath: '/booking-software-for-studios', breadcrumbLabel: 'Booking software for studios' },
  { pagePath: '/white-label-client-portal', breadcrumbLabel: 'White-label client portal' },
]

type RenderedDemoPictures = ReturnType<typeof renderDemoPictures>

interface LoadDemoOptions {
  renderedPictures?: RenderedDemoPictures | undefined
  print?: (line: string) => void
}

/**
 * Loads the demo when the database is empty, or goes on with it when the last start was cut short. Of several processes that
 * start at once one does, and the others wait for it.
 */
export async function ensureDemoLoaded(db: Database, dataDir: string, drawings?: RenderedDemoPictures) {
  if (!(await isDemoNeeded(db))) return
  await withAdvisoryLock(db, 'demo', async () => {
    if (await isDemoNeeded(db)) await loadDemo(db, dataDir, { renderedPictures: drawings })
  })
}

async function isDemoNeeded(db: Database) {
  const state = await findDemoState(db)
  return state ? !state.isLoaded : hasNoContent(db)
}

/** Loads the studio Harbor with its posts, products, landing pages and a template; what is there already is brought up to date. */
export async function loadDemo(
  db: Database,
  dataDir: string,
  { renderedPictures, print = () => {} }: LoadDemoOptions = {},
) {
  await saveDemoState(db, { isLoaded: false })
  await storePictures(db, dataDir, renderedPictures)
  const brand = await readBrand(db, dataDir)
  await saveBrand(db, brand)
  for (const label of breadcrumbLabels) await saveSeoSettings(db, label)
  await importDemoCategories(db)
  await importProducts(db, { folder: productsFolder, dataDir, withoutGalleries: true, print })
  await addDemoProductFiles(db, { folder: productsFolder, dataDir })
  const studioName = brand.name
  await importLandingPages(db, { files: await listPageFiles('landing-pages'), dataDir, studioName })
  await importTemplate(db, demoTemplateFile)
  await importDataSet(db, demoDataSet)
  const posts = { source: 'markdown', path: path.join(demoFolder, 'posts'), isDryRun: false } as const
  const { counts } = await importFromConsole(db, { ...posts, dataDir, print })
  if (counts.refused) throw new Error('The demo is broken: some of its posts were refused.')
  await importDemoSitePages(db, dataDir, studioName)
  await saveDemoState(db, { isLoaded: true })
  await recordDemoRevisions(db, await readDemoSlugs())
  await enqueue(db, renderDemoGalleriesJob, {})
}

async function importDemoCategories(db: Database) {
  const byKind = await readDemoCategories()
  await inTransaction(db, async (tx) => {
    for (const kind of categoryKinds) await importCategories(tx, kind, byKind[kind])
  })
}

/** Home, about, services, help and the legal pages of the demo. They link to products and posts, which must be there. */
export async function importDemoSitePages(db: Database, dataDir: string, studioName: string) {
  await importLandingPages(db, { files: await listPageFiles('site-pages'), dataDir, studioName })
}

/** The galleries would take the first start half as long again: they are drawn while the site is already there. */
export const renderDemoGalleriesJob = defineJob({
  name: 'render-demo-galleries',
  isLong: true,
  async work(db, _data, { DATA_DIR }) {
    const only = await listUneditedImportedProductSlugs(db)
    // the demo may be removed while they are drawn
    await importProducts(db, { folder: productsFolder, dataDir: DATA_DIR, only, isUpdate: true })
    await recordDemoRevisions(db, { product: only })
  },
})

const GALLERY_PICTURE = /^products\/images\/[a-z]+-/

// AVIF would take the first start from 4 seconds to 11
const WEBP_ONLY = { formats: ['webp' as const] }

async function readPictures() {
  const files = (await readdir(demoFolder, { recursive: true })).filter(
    (file) => file.endsWith('.svg') && !GALLERY_PICTURE.test(file),
  )
  const read = async (file: string) => ({
    fileName: path.basename(file),
    bytes: await readFile(path.join(demoFolder, file)),
  })
  return Promise.all(files.map(read))
}

/** Draws the pictures of the demo for a place that has no database yet: that takes longer than making one. */
export async function renderDemoPictures(dataDir: string) {
  return Promise.all((await readPictures()).map((picture) => preparePicture(dataDir, picture, WEBP_ONLY)))
}

/** What is imported afterwards finds them by their bytes. */
async function storePictures(db: Database, dataDir: string, drawings?: RenderedDemoPictures) {
  const drawn = await drawings
  if (drawn) return Promise.all(drawn.map((drawing) => storePreparedPicture(db, drawing)))
  return Promise.all((await readPictures()).map((picture) => storePicture(db, dataDir, picture, WEBP_ONLY)))
}

async function readBrand(db: Database, dataDir: string): Promise<Brand> {
  const brand = await readDemoBrandFile()
  const card = { fileName: 'social-card.svg', bytes: await readFile(path.join(demoFolder, 'social-card.svg')) }
  const { id, checksum, width, height, widths } = await storePicture(db, dataDir, card)
  await inTransaction(db, (tx) => recordMediaUses(tx, 'setting:brand', [id]))
  return { ...brand, socialPicture: { checksum, width, height, widths, alt: `${brand.name}: ${brand.tagline}` } }
}

export async function hasNoContent(db: Database) {
  const rows = await db
    .selectFrom('blogPosts')
    .select('id')
    .unionAll(db.selectFrom('products').select('id'))
    .unionAll(db.selectFrom('landingPages').select('id'))
    .limit(1)
    .execute()
  return rows.length === 0
}
