import type { EntryArchive } from '~/wings/publishing/writing/entry-archive.queries.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { getReservedReason } from '~/wings/web/redirects/reserved-paths'
import type { Block } from './block-schema'
import { blocksToHtml } from './engine/blocks-to-html'
import { findEmptyBlocks } from './engine/find-empty-blocks'
import { blockPictureIds, flattenBlocks } from './engine/flatten-blocks'
import { landingPageTextAccessor } from './engine/landing-page-text-accessor'
import { landingPagePath, landingPagePreviewPath } from './landing-page'
import {
  emptyLandingPageContent,
  type LandingPageContent,
  landingPageContentSchema,
  normalizeLandingPageContent,
} from './landing-page-content'
import { isSitePageSlug } from './site-pages'

/** Landing pages, as the editing engine writes them. */
export const landingPageEntryType: EntryType<LandingPageContent> = {
  name: 'landing-page',
  listTag: 'landing-pages',
  table: 'landingPages',
  titleColumn: 'title',
  columns: ['slug', 'description', 'blocks', 'variants'],
  emptyContent: emptyLandingPageContent,
  schema: landingPageContentSchema,
  richTexts: landingPageTextAccessor,
  pathFor: landingPagePath,
  // what stands above addresses of the site is kept for the site
  reservedBy: (slug) =>
    isSitePageSlug(slug) ? undefined : (getReservedReason(`/${slug}`) ?? getReservedReason(`/${slug}/below`)),
  previewPathFor: landingPagePreviewPath,
  normalize: normalizeLandingPageContent,
  toColumns: ({ seo: _elsewhere, blocks, variants, ...columns }) => ({
    ...columns,
    blocks: JSON.stringify(blocks),
    variants: JSON.stringify(variants),
  }),
  pictureIdsByField: ({ blocks, variants }) => ({
    blocks: flattenBlocks(blocks).flatMap(blockPictureIds),
    variants: variants.flatMap((variant) => flattenBlocks(variant.blocks)).flatMap(blockPictureIds),
  }),
  findMissingFields: ({ title, slug, blocks, variants }) => ({
    ...(!title && { title: 'Add a title.' }),
    ...(!slug && { slug: 'Add a URL slug.' }),
    ...((isBlank(blocks) && { blocks: missingContentMessage(blocks) }) || findGap(blocks)),
    ...(variants.some((variant) => isBlank(variant.blocks)) && {
      variants: 'Add at least one block to each variant.',
    }),
  }),
  findWarnings: ({ description, blocks, variants }) => ({
    ...emptyBlocksWarning([blocks, ...variants.map((variant) => variant.blocks)].flatMap(findEmptyBlocks).length),
    ...(!description && { description: 'Add a description, or search engines will use text from the page.' }),
  }),
}

const isBlank = (blocks: Block[]) => findEmptyBlocks(blocks).length === flattenBlocks(blocks).length

function missingContentMessage(blocks: Block[]) {
  return flattenBlocks(blocks).length === 0 ? 'Add at least one block.' : 'All blocks are empty. Add text or an image.'
}

const gap = /\[\[([^[\]]{1,80})\]\]/

/** A starter marks what only the studio knows: it is not published as long as one mark is left. */
function findGap(blocks: Block[]): Record<string, string> {
  const found = gap.exec(JSON.stringify(blocks))
  return found ? { blocks: `Fill in “[[${found[1]}]]” before you publish.` } : {}
}

function emptyBlocksWarning(count: number): Record<string, string> {
  if (count === 0) return {}
  return {
    blocks: count === 1 ? 'One block is empty and is not shown.' : `${count} blocks are empty and show nothing.`,
  }
}

/** Landing pages, as they leave in an archive and come back. */
export const landingPageArchive: EntryArchive<LandingPageContent> = {
  entryType: landingPageEntryType,
  folder: 'landing_pages',
  extraColumns: {},
  toHtml: ({ blocks }) => blocksToHtml(blocks),
}
