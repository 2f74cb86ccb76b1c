import { useState } from 'react'
import { showToast } from '~/ui/toasts'
import { type Block, MOST_BLOCKS } from '../../block-schema'
import { nameOf } from '../../block-words'
import {
  findBlock,
  idsInOrder,
  insertBlocks,
  isSameList,
  isSimple,
  listAt,
  moveBlock,
  type Place,
  placeBelow,
  placeOf,
  putBack,
  putBlock,
  removeBlock,
} from './block-places'
import { withNewIds } from './copied-blocks'
import { useChoice } from './use-choice'
import { useLayout } from './use-layout'

/** Everything that is done with the blocks of the version on the screen, and the block that is chosen. */
export function useBlocks() {
  const layout = useLayout()
  const choice = useChoice(layout)
  const [news, setNews] = useState('')
  const putting = usePutting(layout, choice, setNews)
  const moving = useMoving(layout, choice, setNews)
  return { ...layout, ...choice, ...putting, ...moving, news, setNews }
}

export type Blocks = ReturnType<typeof useBlocks>

type Layout = ReturnType<typeof useLayout>
type Choice = ReturnType<typeof useChoice>

function usePutting({ blocks, edit, settled }: Layout, { chosen, choose }: Choice, setNews: (news: string) => void) {
  /** Answers whether there was room. Columns hold no columns. */
  function insert(added: Block[], place: Place, told: string) {
    const fitting = place.within ? added.filter(isSimple) : added
    const [first] = fitting
    if (!first) return refuse('Columns cannot stand in columns.')
    if (!hasRoom(blocks, fitting)) return refuse(TOO_MANY)
    edit((now) => insertBlocks(now, place, fitting))
    choose(first.id, 'fields')
    setNews(told)
    return true
  }

  function add(block: Block, place = placeBelow(blocks, chosen?.id, !isSimple(block))) {
    return insert([block], place, `${nameOf(block)} was added.`)
  }

  function duplicate(id: string) {
    const block = findBlock(settled().blocks, id)
    if (block) insert(withNewIds([block]), placeBelow(blocks, id), `${nameOf(block)} was duplicated.`)
  }

  const put = (block: Block, mark: string) => edit((now) => putBlock(now, block), mark)
  return { insert, add, duplicate, put }
}

function useMoving({ blocks, edit, settled }: Layout, choice: Choice, setNews: (news: string) => void) {
  function remove(id: string) {
    const { blocks: before } = settled()
    const [block, place] = [findBlock(before, id), placeOf(before, id)]
    if (!block || !place) return
    const rest = idsInOrder(removeBlock(before, id))
    const neighbour = rest[Math.min(idsInOrder(before).indexOf(id), rest.length - 1)]
    edit((now) => removeBlock(now, id))
    if (neighbour) choice.choose(neighbour, 'row')
    else choice.wishFor({ kind: 'add' })
    setNews(`${nameOf(block)} was removed.`)
    showToast(`${nameOf(block)} was removed.`, 'success', { label: 'Undo', run: () => bringBack(block, place) })
  }

  function bringBack(block: Block, place: Place) {
    if (!hasRoom(settled().blocks, [block])) return refuse(TOO_MANY)
    edit((now) => putBack(now, block, place))
    setNews(`${nameOf(block)} is back.`)
  }

  function move(id: string, to: Place) {
    const block = findBlock(blocks, id)
    const places = listAt(blocks, to.within).length + (isSameList(placeOf(blocks, id), to) ? 0 : 1)
    if (!block || to.at < 0 || to.at >= places) return
    edit((now) => moveBlock(now, id, to))
    choice.choose(id, 'row')
    setNews(`${nameOf(block)} is now ${to.at + 1} of ${places}.`)
  }

  /** One place up (−1) or down (1) within its list. */
  function step(id: string, by: 1 | -1) {
    const place = placeOf(blocks, id)
    if (place) move(id, { ...place, at: place.at + by })
  }

  return { remove, move, step }
}

const TOO_MANY = `A page has at most ${MOST_BLOCKS} blocks.`

function hasRoom(blocks: Block[], added: Block[]) {
  return idsInOrder(blocks).length + idsInOrder(added).length <= MOST_BLOCKS
}

function refuse(sentence: string) {
  showToast(sentence, 'error')
  return false
}
