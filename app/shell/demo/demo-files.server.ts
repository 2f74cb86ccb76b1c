import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseFrontMatter } from '~/platform/text/front-matter'
import { categoryKinds } from '~/wings/publishing/categories/category'
import { toPictureChecksum } from '~/wings/site/media/prepared-picture.commands.server'
import { type Brand, defaultBrand } from '~/wings/site/settings/brand'

export const demoFolder = path.resolve('demo')
export const demoTemplateFile = path.join(demoFolder, 'templates', 'queue-for-a-trade.yaml')
export const demoDataSet = { name: 'Trades with walk-ins', file: path.join(demoFolder, 'data-sets', 'trades.csv') }

/** The files of pages in a folder of the demo. */
export async function listPageFiles(folder: string) {
  const files = await readdir(path.join(demoFolder, folder))
  return files.filter((file) => /\.(yaml|md)$/.test(file)).map((file) => path.join(demoFolder, folder, file))
}

/** The slugs of the demo's entries, by their type. */
export async function readDemoSlugs() {
  const slugsIn = async (...folders: string[]) => {
    const files = (await Promise.all(folders.map(listPageFiles))).flat()
    return Promise.all(files.map(readSlug))
  }
  return {
    post: await slugsIn('posts'),
    product: await slugsIn('products'),
    'landing-page': await slugsIn('landing-pages', 'site-pages'),
  }
}

async function readSlug(file: string) {
  const source = await readFile(file, 'utf8')
  const { slug } = file.endsWith('.md') ? parseFrontMatter(source).fields : parse(source)
  return typeof slug === 'string' ? slug : path.basename(file, path.extname(file))
}

export async function readDemoTemplateId() {
  return z.object({ id: z.uuid() }).parse(parse(await readFile(demoTemplateFile, 'utf8'))).id
}

/** The pictures of the demo as the media library names them. */
export async function readDemoPictureChecksums() {
  const files = (await readdir(demoFolder, { recursive: true })).filter((file) => file.endsWith('.svg'))
  const bytes = await Promise.all(files.map((file) => readFile(path.join(demoFolder, file))))
  return bytes.map((file) => toPictureChecksum(createHash('sha256').update(file)))
}

const categoriesFileSchema = z.record(z.enum(categoryKinds), z.array(z.object({ slug: z.string(), name: z.string() })))

/** The categories of the demo, by what they hold. */
export async function readDemoCategories() {
  return categoriesFileSchema.parse(parse(await readFile(path.join(demoFolder, 'categories.yaml'), 'utf8')))
}

const brandFileSchema = z
  .object({
    name: z.string(),
    legal_name: z.string(),
    tagline: z.string(),
    description: z.string(),
    contact_email: z.email(),
    office_hours: z.string(),
    social: z.array(z.object({ label: z.string(), url: z.url() })),
    footer: z.array(z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), url: z.string() })) })),
  })
  .transform(
    ({
      legal_name: legalName,
      contact_email: contactEmail,
      office_hours: officeHours,
      social: socialLinks,
      ...same
    }): Brand => ({
      ...defaultBrand,
      ...same,
      legalName,
      contactEmail,
      officeHours,
      socialLinks,
    }),
  )

/** Who the demo studio is, without its picture. */
export async function readDemoBrandFile() {
  return brandFileSchema.parse(parse(await readFile(path.join(demoFolder, 'brand.yaml'), 'utf8')))
}
