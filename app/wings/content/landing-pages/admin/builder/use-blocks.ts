import { useState } from 'react'
import { showToast } from '~/ui/toaster'
import { blockName } from '../../block-labels'
import { type Block, MAX_BLOCKS } from '../../block-schema'
import {
  type BlockPosition,
  findBlock,
  findBlockPosition,
  getBlockList,
  insertBlocksAt,
  isInSameList,
  isSimpleBlock,
  listBlockIds,
  moveBlock,
  positionBelow,
  reinsertBlock,
  removeBlock,
  replaceBlock,
} from './block-positions'
import { withNewBlockIds } from './copied-blocks'
import { useBlockSelection } from './use-block-selection'
import { useBuilderLayout } from './use-builder-layout'

/** Everything that is done with the blocks of the version on the screen, and the block that is chosen. */
export function useBlocks() {
  const layout = useBuilderLayout()
  const choice = useBlockSelection(layout)
  const [news, setNews] = useState('')
  const putting = useBlockInsertion(layout, choice, setNews)
  const moving = useBlockMoves(layout, choice, setNews)
  return { ...layout, ...choice, ...putting, ...moving, news, setNews }
}

export type BlocksState = ReturnType<typeof useBlocks>

type LayoutState = ReturnType<typeof useBuilderLayout>
type SelectionState = ReturnType<typeof useBlockSelection>

function useBlockInsertion(
  { blocks, edit, settled }: LayoutState,
  { chosen, choose }: SelectionState,
  setNews: (news: string) => void,
) {
  /** Answers whether there was room. Columns hold no columns. */
  function insert(added: Block[], place: BlockPosition, told: string) {
    const fitting = place.column ? added.filter(isSimpleBlock) : added
    const [first] = fitting
    if (!first) return showRefusal('Columns cannot be nested.')
    if (!fitsOnPage(blocks, fitting)) return showRefusal(TOO_MANY_MESSAGE)
    edit((now) => insertBlocksAt(now, place, fitting))
    choose(first.id, 'fields')
    setNews(told)
    return true
  }

  function add(block: Block, place = positionBelow(blocks, chosen?.id, !isSimpleBlock(block))) {
    return insert([block], place, `${blockName(block)} added.`)
  }

  function duplicate(id: string) {
    const block = findBlock(settled().blocks, id)
    if (block) insert(withNewBlockIds([block]), positionBelow(blocks, id), `${blockName(block)} duplicated.`)
  }

  const put = (block: Block, mark: string) => edit((now) => replaceBlock(now, block), mark)
  return { insert, add, duplicate, put }
}

function useBlockMoves(
  { blocks, edit, settled }: LayoutState,
  choice: SelectionState,
  setNews: (news: string) => void,
) {
  function remove(id: string) {
    const { blocks: before } = settled()
    const [block, place] = [findBlock(before, id), findBlockPosition(before, id)]
    if (!block || !place) return
    const rest = listBlockIds(removeBlock(before, id))
    const neighbour = rest[Math.min(listBlockIds(before).indexOf(id), rest.length - 1)]
    edit((now) => removeBlock(now, id))
    if (neighbour) choice.choose(neighbour, 'row')
    else choice.wishFor({ kind: 'add' })
    setNews(`${blockName(block)} deleted.`)
    showToast(`${blockName(block)} deleted.`, 'success', { label: 'Undo', onClick: () => bringBack(block, place) })
  }

  function bringBack(block: Block, place: BlockPosition) {
    if (!fitsOnPage(settled().blocks, [block])) return showRefusal(TOO_MANY_MESSAGE)
    edit((now) => reinsertBlock(now, block, place))
    setNews(`${blockName(block)} restored.`)
  }

  function move(id: string, to: BlockPosition) {
    const block = findBlock(blocks, id)
    const places = getBlockList(blocks, to.column).length + (isInSameList(findBlockPosition(blocks, id), to) ? 0 : 1)
    if (!block || to.index < 0 || to.index >= places) return
    edit((now) => moveBlock(now, id, to))
    choice.choose(id, 'row')
    setNews(`${blockName(block)} is now ${to.index + 1} of ${places}.`)
  }

  /** One place up (−1) or down (1) within its list. */
  function step(id: string, by: 1 | -1) {
    const place = findBlockPosition(blocks, id)
    if (place) move(id, { ...place, index: place.index + by })
  }

  return { remove, move, step }
}

const TOO_MANY_MESSAGE = `A page can have at most ${MAX_BLOCKS} blocks.`

function fitsOnPage(blocks: Block[], added: Block[]) {
  return listBlockIds(blocks).length + listBlockIds(added).length <= MAX_BLOCKS
}

function showRefusal(sentence: string) {
  showToast(sentence, 'error')
  return false
}
