import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Move,
  Trash2,
} from 'lucide-react'
import { MenuItem, MenuLine } from '~/ui/workspace/menu'
import type { Block } from '../../block-schema'
import { isSimple, listAt, type Place, placeBelow, placeOf } from '../building/block-places'
import { useBuilder } from '../building/builder-context'

interface BlockMenuProps {
  block: Block
  at: number
  count: number
  onAddAt: (place: Place) => void
  onKeep: (blockId: string) => void
}

/** Everything that can be done with a block, also by those who drag nothing. */
export function BlockMenu({ block, at, count, onAddAt, onKeep }: BlockMenuProps) {
  const { blocks, step, remove, duplicate, copyToClipboard, pasteKept } = useBuilder()
  const { id } = block
  const place = placeOf(blocks, id)
  return (
    <>
      <MenuItem icon={ArrowUp} disabled={at === 0} onSelect={() => step(id, -1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={at === count - 1} onSelect={() => step(id, 1)}>
        Move down
      </MenuItem>
      <OtherLists block={block} />
      <MenuLine />
      <MenuItem icon={ArrowUpToLine} onSelect={() => place && onAddAt(place)}>
        Add a block above
      </MenuItem>
      <MenuItem icon={ArrowDownToLine} onSelect={() => onAddAt(placeBelow(blocks, id))}>
        Add a block below
      </MenuItem>
      <MenuItem icon={CopyPlus} onSelect={() => duplicate(id)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copyToClipboard(id)}>
        Copy
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={() => pasteKept(id)}>
        Paste below
      </MenuItem>
      <MenuItem icon={BookmarkPlus} onSelect={() => onKeep(id)}>
        Save as a section
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={() => remove(id)}>
        Remove
      </MenuItem>
    </>
  )
}

/** The way into columns and out of them. */
function OtherLists({ block }: { block: Block }) {
  const { blocks, move } = useBuilder()
  const place = placeOf(blocks, block.id)
  if (!isSimple(block)) return null
  const lists = blocks.flatMap((one, at) =>
    one.type === 'columns'
      ? one.columns.map((_, column) => ({ within: { blockId: one.id, column }, holderAt: at }))
      : [],
  )
  const others = lists.filter(
    ({ within }) => within.blockId !== place?.within?.blockId || within.column !== place.within.column,
  )
  return (
    <>
      {others.map(({ within, holderAt }) => (
        <MenuItem
          key={`${within.blockId} ${within.column}`}
          icon={Move}
          onSelect={() => move(block.id, { within, at: listAt(blocks, within).length })}
        >
          Move into column {within.column + 1} of block {holderAt + 1}
        </MenuItem>
      ))}
      {place?.within && (
        <MenuItem icon={Move} onSelect={() => move(block.id, placeBelow(blocks, place.within?.blockId))}>
          Move out of the columns
        </MenuItem>
      )}
    </>
  )
}
