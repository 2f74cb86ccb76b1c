import { ownerOf } from '~/domains/redirects/own-addresses'
import type { PieceArchive } from '~/domains/writing/piece-archive.server'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Block } from './block-schema'
import { blocksAsHtml } from './blocks/blocks-as-html'
import { blocksIn, pictureIdsOf } from './blocks/blocks-in'
import { emptyBlocks } from './blocks/empty-blocks'
import { landingTexts } from './blocks/landing-texts'
import { emptyLandingPage, type LandingContent, landingContent, tidyLandingPage } from './landing-content'
import { landingPagePath, previewPath, QUEUEPRO_SLUG } from './public/landing-page'

/** Landing pages, as the editing engine writes them. */
export const landingKind: PieceKind<LandingContent> = {
  name: 'landing-page',
  listTag: 'landing-pages',
  table: 'landingPages',
  titleColumn: 'title',
  columns: ['slug', 'description', 'blocks', 'variants'],
  empty: emptyLandingPage,
  schema: landingContent,
  texts: landingTexts,
  pathOf: landingPagePath,
  // what stands above addresses of the site is kept for the site
  ownerOf: (slug) => (slug === QUEUEPRO_SLUG ? undefined : (ownerOf(`/${slug}`) ?? ownerOf(`/${slug}/below`))),
  previewPathOf: previewPath,
  tidy: tidyLandingPage,
  columnsOf: ({ seo: _elsewhere, blocks, variants, ...columns }) => ({
    ...columns,
    blocks: JSON.stringify(blocks),
    variants: JSON.stringify(variants),
  }),
  picturesOf: ({ blocks, variants }) => ({
    blocks: blocksIn(blocks).flatMap(pictureIdsOf),
    variants: variants.flatMap((variant) => blocksIn(variant.blocks)).flatMap(pictureIdsOf),
  }),
  missingIn: ({ title, slug, blocks, variants }) => ({
    ...(!title && { title: 'Give the page a title.' }),
    ...(!slug && { slug: 'Give the page an address.' }),
    ...(showsNothing(blocks) && { blocks: withoutContent(blocks) }),
    ...(variants.some((variant) => showsNothing(variant.blocks)) && {
      variants: 'A version without a block would show an empty page.',
    }),
  }),
  warningsFor: ({ description, blocks, variants }) => ({
    ...warningOfEmpty([blocks, ...variants.map((variant) => variant.blocks)].flatMap(emptyBlocks).length),
    ...(!description && { description: 'Without a description, search engines choose one.' }),
  }),
}

const showsNothing = (blocks: Block[]) => emptyBlocks(blocks).length === blocksIn(blocks).length

function withoutContent(blocks: Block[]) {
  return blocksIn(blocks).length === 0
    ? 'Put at least one block on the page.'
    : 'The blocks are empty: write something in one of them, or choose a picture.'
}

function warningOfEmpty(count: number): Record<string, string> {
  if (count === 0) return {}
  return {
    blocks: count === 1 ? 'One block is empty and shows nothing.' : `${count} blocks are empty and show nothing.`,
  }
}

/** Landing pages, as they leave in an archive and come back. */
export const landingArchive: PieceArchive<LandingContent> = {
  kind: landingKind,
  folder: 'landing_pages',
  kept: {},
  htmlOf: ({ blocks }) => blocksAsHtml(blocks),
}
