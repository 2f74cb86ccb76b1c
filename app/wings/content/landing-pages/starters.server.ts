import path from 'node:path'
import { z } from 'zod'
import type { Brand } from '~/wings/site/settings/brand'
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

/** Which starters somebody chose. */
export const starterChoiceForm = z.object({
  slugs: z.preprocess(
    (sent) => (sent === undefined ? [] : [sent].flat()),
    z.array(z.enum(starterSlugs, 'There is no such starter.')).min(1, 'Choose at least one page.'),
  ),
})

export const isStarterSlug = (slug: string | null): slug is StarterSlug => slug !== null && Object.hasOwn(files, slug)

type StudioFacts = Pick<Brand, 'name' | 'legalName' | 'address' | 'contactEmail'>

/**
 * A page to begin with, under the studio's name and with what its settings say. What only the studio knows is marked as
 * [[a gap]] to be filled in.
 */
export async function readStarter(slug: StarterSlug, studio: StudioFacts): Promise<LandingPageContent> {
  const { blocks, ...page } = await readPageFile(path.join(FOLDER, files[slug]), studio.name, knownTexts(studio))
  const written = blocks.map((block, place): Block => {
    return blockSchema.parse({ ...newBlock(block.type, `block-${place + 1}`), ...block })
  })
  return { ...emptyLandingPageContent, ...page, blocks: written }
}

/** The gaps that the settings fill. */
function knownTexts({ legalName, address, contactEmail }: StudioFacts): Record<string, string> {
  const who = [legalName, ...address.split('\n')].map((part) => part.trim()).filter(Boolean)
  return {
    ...(contactEmail && { '[[contact email]]': contactEmail }),
    ...(address && {
      '[[Legal name and postal address]]': who.join(', '),
      '[[Legal name, postal address and registration]]': `${who.join(', ')}, [[registration]]`,
    }),
  }
}
