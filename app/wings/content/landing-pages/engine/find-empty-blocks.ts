import type { Block, SimpleBlock } from '../block-schema'
import { blockToHtml } from './blocks-to-html'
import { blockPictureIds, flattenBlocks } from './flatten-blocks'

/** Which blocks of a page show visitors nothing. */
export function findEmptyBlocks(blocks: Block[]) {
  return flattenBlocks(blocks).filter((block) => !isVisible(block))
}

function isVisible(block: SimpleBlock) {
  return hasOwnContent(block) || blockPictureIds(block).length > 0 || hasVisibleHtml(blockToHtml(block))
}

/** What is drawn without a word written in the block. */
function hasOwnContent(block: SimpleBlock) {
  switch (block.type) {
    case 'products':
      return block.show !== 'chosen' || block.productIds.length > 0
    case 'pricing':
      return block.productId !== null
    case 'posts':
    case 'reviews':
      return true
    case 'form':
      return block.fields.length > 0
    case 'video':
      return block.url !== ''
    case 'countdown':
      return block.endsAt !== ''
    default:
      return false
  }
}

function hasVisibleHtml(html: string) {
  return /<(?:img|hr|figure)\b/.test(html) || html.replace(/<[^<>]*>/g, '').trim() !== ''
}
