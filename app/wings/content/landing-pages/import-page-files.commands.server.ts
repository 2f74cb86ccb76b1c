import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { recordMediaUses, storePicture } from '~/wings/site/media/commands.server'
import { registerPage, savePageLinks } from '~/wings/web/pages/commands.server'
import { bindPageLinks } from '~/wings/web/pages/page-links.queries.server'
import { type Block, blockSchema as wholeBlock } from './block-schema'
import { blockPictureIds, filterBlocksByType, flattenBlocks, mapBlocks } from './engine/flatten-blocks'
import { landingPagePath } from './landing-page'
import { newBlock } from './new-block'
import { type PageFile, readPageFile } from './page-file.server'
import { removeDeadLinks } from './remove-dead-links.server'

interface PageFilesImport {
  files: string[]
  dataDir: string
  /** What the files call the studio. */
  studioName: string
}

/** Brings landing pages in, one file each, with the pictures that their blocks name, and publishes them. */
export async function importLandingPages(db: Database, { files, dataDir, studioName }: PageFilesImport) {
  const pages = []
  for (const file of files) pages.push({ folder: path.dirname(file), ...(await readPageFile(file, studioName)) })
  const comingPaths = pages.map(({ slug }) => landingPagePath(slug))
  for (const { folder, blocks, ...page } of pages) {
    const stored = await storeBlocks(db, dataDir, folder, blocks)
    await inTransaction(db, async (tx) => publishPage(tx, page, await removeDeadLinks(tx, stored, comingPaths)))
  }
}

async function storeBlocks(db: Database, dataDir: string, folder: string, blocks: PageFile['blocks']) {
  const stored: Block[] = []
  for (const [place, block] of blocks.entries()) {
    const withPictures = (await storePictureFiles(block, (file) =>
      storeBlockPicture(db, dataDir, folder, file),
    )) as object
    stored.push(wholeBlock.parse({ ...newBlock(block.type, `block-${place + 1}`), ...withPictures }))
  }
  return stored
}

const pictureFile = z.strictObject({ file: z.string(), alt: z.string() })

/** What a file says of a block, with each picture, wherever in it, stored and named by its id. */
async function storePictureFiles(
  value: unknown,
  store: (file: z.output<typeof pictureFile>) => Promise<unknown>,
): Promise<unknown> {
  const file = pictureFile.safeParse(value).data
  if (file) return store(file)
  if (Array.isArray(value)) return Promise.all(value.map((item) => storePictureFiles(item, store)))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(async ([key, part]) => [key, await storePictureFiles(part, store)])
  return Object.fromEntries(await Promise.all(parts))
}

async function publishPage(tx: Database, { slug, title, description }: Omit<PageFile, 'blocks'>, written: Block[]) {
  const { blocks, pageIds } = await bindBlockLinks(tx, written)
  const publishedAt = new Date()
  const row = { slug, title, description, blocks: JSON.stringify(blocks), publishedAt }
  const { id } = await tx
    .insertInto('landingPages')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await registerPage(tx, { id, kind: 'landing-page', path: landingPagePath(slug), title, publishedAt })
  await savePageLinks(tx, id, pageIds)
  await recordMediaUses(tx, `landing-page:${id}`, flattenBlocks(blocks).flatMap(blockPictureIds))
  await emitContentChange(tx, 'landing-pages', `landing-page:${id}`)
}

/** The texts of blocks with links that follow their pages. */
async function bindBlockLinks(tx: Database, blocks: Block[]) {
  const bound = []
  for (const { html } of filterBlocksByType(blocks, 'rich-text')) bound.push(await bindPageLinks(tx, html))
  const texts = bound.map(({ html }) => html)
  return {
    blocks: mapBlocks(blocks, (block) =>
      block.type === 'rich-text' ? { ...block, html: texts.shift() ?? '' } : block,
    ),
    pageIds: bound.flatMap(({ pageIds }) => pageIds),
  }
}

async function storeBlockPicture(
  db: Database,
  dataDir: string,
  folder: string,
  { file, alt }: { file: string; alt: string },
) {
  const bytes = await readFile(path.join(folder, file))
  const { id } = await storePicture(db, dataDir, { fileName: path.basename(file), bytes })
  return { id, alt }
}
