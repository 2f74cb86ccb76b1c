import type { Block, SimpleBlock } from '../block-schema'
import { blockAsHtml } from './blocks-as-html'
import { blocksIn, pictureIdsOf } from './blocks-in'

/** Which blocks of a page show visitors nothing. */
export function emptyBlocks(blocks: Block[]) {
  return blocksIn(blocks).filter((block) => !showsSomething(block))
}

function showsSomething(block: SimpleBlock) {
  return hasOwnContent(block) || pictureIdsOf(block).length > 0 || saysSomething(blockAsHtml(block))
}

/** What is drawn without a word written in the block. */
function hasOwnContent(block: SimpleBlock) {
  switch (block.type) {
    case 'products':
      return block.show !== 'chosen' || block.productIds.length > 0
    case 'pricing':
      return block.productId !== null
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

function saysSomething(html: string) {
  return /<(?:img|hr|figure)\b/.test(html) || html.replace(/<[^<>]*>/g, '').trim() !== ''
}
