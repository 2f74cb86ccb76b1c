import path from 'node:path'
import { type Block, blockSchema } from './block-schema'
import { emptyLandingPageContent, type LandingPageContent } from './landing-page-content'
import { newBlock } from './new-block'
import { readPageFile } from './page-file.server'
import type { SitePageSlug } from './site-pages'

const FOLDER = path.resolve('starters')

/** The pages that a studio may begin from a starter, and their files. */
const files = {
  home: 'home.yaml',
  about: 'about.yaml',
  'product-leadership': 'product-leadership.yaml',
  help: 'help.md',
  privacy: 'privacy.md',
  terms: 'terms.md',
} as const satisfies Partial<Record<SitePageSlug, string>>

export type StarterSlug = keyof typeof files

export const starterSlugs = Object.keys(files) as StarterSlug[]

export const isStarterSlug = (slug: string | null): slug is StarterSlug => slug !== null && Object.hasOwn(files, slug)

/** A page to begin with, under the studio's name. What only the studio knows is marked as [[a gap]] to be filled in. */
export async function readStarter(slug: StarterSlug, studioName: string): Promise<LandingPageContent> {
  const { blocks, ...page } = await readPageFile(path.join(FOLDER, files[slug]), studioName)
  const written = blocks.map((block, place): Block => {
    return blockSchema.parse({ ...newBlock(block.type, `block-${place + 1}`), ...block })
  })
  return { ...emptyLandingPageContent, ...page, blocks: written }
}
