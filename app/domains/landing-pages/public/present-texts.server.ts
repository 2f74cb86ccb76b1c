import type { RouterContextProvider } from 'react-router'
import { presentPictures } from '~/domains/media/present-pictures'
import { findPicturesIn } from '~/domains/media/queries.server'
import { showLinks } from '~/domains/pages/links.server'
import { databaseContext } from '~/platform/context.server'
import { withHeadingIds } from '~/rich-text/outline'
import { presentArticle } from '~/rich-text/present'
import type { Block } from '../block-schema'
import { blocksOfType, mapBlocks } from '../blocks/blocks-in'

// stands in no stored text: PostgreSQL refuses it
const BETWEEN_TEXTS = '\0'

/** The blocks with their texts dressed for reading. All texts are asked about at once, however many there are. */
export async function presentTexts(context: Readonly<RouterContextProvider>, blocks: Block[]) {
  const stored = blocksOfType(blocks, 'rich-text').map(({ html }) => html)
  if (stored.length === 0) return blocks
  // two texts of one page may have the same headings
  const linked = withHeadingIds(await showLinks(context, stored.join(BETWEEN_TEXTS)))
  const pictures = await findPicturesIn(context.get(databaseContext), linked)
  const shown = linked.split(BETWEEN_TEXTS).map((html) => presentPictures(presentArticle(html), pictures))
  return mapBlocks(blocks, (block) => (block.type === 'rich-text' ? { ...block, html: shown.shift() ?? '' } : block))
}
