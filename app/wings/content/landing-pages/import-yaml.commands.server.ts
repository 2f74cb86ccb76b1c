import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { slugPattern } from '~/platform/text/slug'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { recordMediaUses, storePicture } from '~/wings/site/media/commands.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { type Block, blockSchema as wholeBlock } from './block-schema'
import { blockPictureIds, flattenBlocks } from './engine/flatten-blocks'
import { landingPagePath } from './landing-page'
import { blockTypes, newBlock } from './new-block'

const pageFileSchema = z.object({
  slug: z.string().regex(slugPattern),
  title: z.string().min(1),
  description: z.string(),
  blocks: z.array(
    z.looseObject({
      html: z.string().transform(cleanArticle).optional(),
      type: z.enum(blockTypes),
      picture: z.object({ file: z.string(), alt: z.string() }).optional(),
    }),
  ),
})

/** Brings landing pages in, one YAML file each, with the pictures that their blocks name. */
export async function importLandingPages(db: Database, { files, dataDir }: { files: string[]; dataDir: string }) {
  for (const file of files) {
    const { blocks, ...page } = pageFileSchema.parse(parse(await readFile(file, 'utf8')))
    const stored: Block[] = []
    for (const [place, { picture, ...block }] of blocks.entries()) {
      const shown = picture && (await storeBlockPicture(db, dataDir, path.dirname(file), picture))
      stored.push(
        wholeBlock.parse({ ...newBlock(block.type, `block-${place + 1}`), ...block, ...(shown && { picture: shown }) }),
      )
    }
    const row = { ...page, blocks: JSON.stringify(stored), publishedAt: new Date() }
    await inTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('landingPages')
        .values(row)
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      const { title, publishedAt } = row
      await registerPage(tx, { id, kind: 'landing-page', path: landingPagePath(page.slug), title, publishedAt })
      await recordMediaUses(tx, `landing-page:${id}`, flattenBlocks(stored).flatMap(blockPictureIds))
      await emitContentChange(tx, 'landing-pages', `landing-page:${id}`)
    })
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
