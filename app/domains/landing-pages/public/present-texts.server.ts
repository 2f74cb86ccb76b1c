import type { RouterContextProvider } from 'react-router'
import { renderResponsivePictures } from '~/domains/media/present-pictures'
import { findPicturesInHtml } from '~/domains/media/queries.server'
import { resolvePageLinksForVisitors } from '~/domains/pages/links.server'
import { databaseContext } from '~/platform/context.server'
import { addHeadingIds } from '~/rich-text/outline'
import { enhanceArticleHtml } from '~/rich-text/present'
import type { Block } from '../block-schema'
import { filterBlocksByType, mapBlocks } from '../blocks/blocks-in'

// stands in no stored text: PostgreSQL refuses it
const TEXT_SEPARATOR = '\0'

/** The blocks with their texts dressed for reading. All texts are asked about at once, however many there are. */
export async function renderBlockTexts(context: Readonly<RouterContextProvider>, blocks: Block[]) {
  const stored = filterBlocksByType(blocks, 'rich-text').map(({ html }) => html)
  if (stored.length === 0) return blocks
  // two texts of one page may have the same headings
  const linked = addHeadingIds(await resolvePageLinksForVisitors(context, stored.join(TEXT_SEPARATOR)))
  const pictures = await findPicturesInHtml(context.get(databaseContext), linked)
  const shown = linked.split(TEXT_SEPARATOR).map((html) => renderResponsivePictures(enhanceArticleHtml(html), pictures))
  return mapBlocks(blocks, (block) => (block.type === 'rich-text' ? { ...block, html: shown.shift() ?? '' } : block))
}
