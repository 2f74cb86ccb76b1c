import type { EntryArchive } from '~/wings/publishing/writing/entry-archive.queries.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { getReservedReason } from '~/wings/web/redirects/reserved-paths'
import type { Block } from './block-schema'
import { blocksToHtml } from './engine/blocks-to-html'
import { findEmptyBlocks } from './engine/find-empty-blocks'
import { blockPictureIds, flattenBlocks } from './engine/flatten-blocks'
import { landingPageTextAccessor } from './engine/landing-page-text-accessor'
import { landingPagePath, landingPagePreviewPath, QUEUEPRO_SLUG } from './landing-page'
import {
  emptyLandingPageContent,
  type LandingPageContent,
  landingPageContentSchema,
  normalizeLandingPageContent,
} from './landing-page-content'

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
    slug === QUEUEPRO_SLUG ? undefined : (getReservedReason(`/${slug}`) ?? getReservedReason(`/${slug}/below`)),
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
    ...(!title && { title: 'Give the page a title.' }),
    ...(!slug && { slug: 'Give the page an address.' }),
    ...(isBlank(blocks) && { blocks: missingContentMessage(blocks) }),
    ...(variants.some((variant) => isBlank(variant.blocks)) && {
      variants: 'A version without a block would show an empty page.',
    }),
  }),
  findWarnings: ({ description, blocks, variants }) => ({
    ...emptyBlocksWarning([blocks, ...variants.map((variant) => variant.blocks)].flatMap(findEmptyBlocks).length),
    ...(!description && { description: 'Without a description, search engines choose one.' }),
  }),
}

const isBlank = (blocks: Block[]) => findEmptyBlocks(blocks).length === flattenBlocks(blocks).length

function missingContentMessage(blocks: Block[]) {
  return flattenBlocks(blocks).length === 0
    ? 'Put at least one block on the page.'
    : 'The blocks are empty: write something in one of them, or choose a picture.'
}

function emptyBlocksWarning(count: number): Record<string, string> {
  if (count === 0) return {}
  return {
    blocks: count === 1 ? 'One block is empty and shows nothing.' : `${count} blocks are empty and show nothing.`,
  }
}

/** Landing pages, as they leave in an archive and come back. */
export const landingPageArchive: EntryArchive<LandingPageContent> = {
  entryType: landingPageEntryType,
  folder: 'landing_pages',
  extraColumns: {},
  toHtml: ({ blocks }) => blocksToHtml(blocks),
}
