import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { noteMediaUses, storePicture } from '~/domains/media/commands.server'
import type { Picture } from '~/domains/media/picture'
import { mediaIdsOf } from '~/domains/media/queries.server'
import { registerPage } from '~/domains/pages/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { slugPattern } from '~/platform/slug'
import { cleanArticle } from '~/rich-text/clean.server'
import { landingPagePath } from './landing-page'

const pageFile = z.object({
  slug: z.string().regex(slugPattern),
  title: z.string().min(1),
  description: z.string(),
  blocks: z.array(
    z.looseObject({
      html: z.string().transform(cleanArticle).optional(),
      type: z.string(),
      picture: z.object({ file: z.string(), alt: z.string() }).optional(),
    }),
  ),
})

/** Brings landing pages in, one YAML file each, with the pictures that their blocks name. */
export async function importLandingPages(db: Database, { files, dataDir }: { files: string[]; dataDir: string }) {
  for (const file of files) {
    const { blocks, ...page } = pageFile.parse(parse(await readFile(file, 'utf8')))
    const stored = await Promise.all(
      blocks.map(async ({ picture, ...block }) => ({
        ...block,
        picture: picture && (await pictureOfBlock(db, dataDir, path.dirname(file), picture)),
      })),
    )
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
      const pictures = stored.flatMap(({ picture }) => (picture ? [picture.checksum] : []))
      await noteMediaUses(tx, `landing-page:${id}`, await mediaIdsOf(tx, pictures))
      await contentChanged(tx, 'landing-pages', `landing-page:${page.slug}`)
    })
  }
}

async function pictureOfBlock(
  db: Database,
  dataDir: string,
  folder: string,
  { file, alt }: { file: string; alt: string },
) {
  const bytes = await readFile(path.join(folder, file))
  const stored = await storePicture(db, dataDir, { fileName: path.basename(file), bytes })
  const { checksum, width, height, widths, formats } = stored
  return { checksum, width, height, widths, formats, alt } satisfies Picture
}
