import type { RouterContextProvider } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { enhanceArticleHtml } from '~/rich-text/enhance-article-html'
import { addHeadingIds } from '~/rich-text/outline'
import { findPicturesInHtml } from '~/wings/site/media/queries.server'
import { renderResponsivePictures } from '~/wings/site/media/render-responsive-pictures'
import { resolvePageLinksForVisitors } from '~/wings/web/pages/page-links.queries.server'
import type { Block } from './block-schema'
import { filterBlocksByType, mapBlocks } from './engine/flatten-blocks'

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
