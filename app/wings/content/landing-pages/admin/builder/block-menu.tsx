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
import { MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import type { Block } from '../../block-schema'
import { type BlockPosition, findBlockPosition, getBlockList, isSimpleBlock, positionBelow } from './block-positions'
import { useBuilder } from './builder-context'

interface BlockMenuProps {
  block: Block
  index: number
  count: number
  onAddAt: (place: BlockPosition) => void
  onSaveSection: (blockId: string) => void
}

/** Everything that can be done with a block, also by those who drag nothing. */
export function BlockMenu({ block, index, count, onAddAt, onSaveSection }: BlockMenuProps) {
  const { blocks, step, remove, duplicate, copyBlockToClipboard, pasteKept } = useBuilder()
  const { id } = block
  const place = findBlockPosition(blocks, id)
  return (
    <>
      <MenuItem icon={ArrowUp} disabled={index === 0} onSelect={() => step(id, -1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={index === count - 1} onSelect={() => step(id, 1)}>
        Move down
      </MenuItem>
      <MoveToColumnItems block={block} />
      <MenuSeparator />
      <MenuItem icon={ArrowUpToLine} onSelect={() => place && onAddAt(place)}>
        Add block above
      </MenuItem>
      <MenuItem icon={ArrowDownToLine} onSelect={() => onAddAt(positionBelow(blocks, id))}>
        Add block below
      </MenuItem>
      <MenuItem icon={CopyPlus} onSelect={() => duplicate(id)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copyBlockToClipboard(id)}>
        Copy
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={() => pasteKept(id)}>
        Paste below
      </MenuItem>
      <MenuItem icon={BookmarkPlus} onSelect={() => onSaveSection(id)}>
        Save as section
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={() => remove(id)}>
        Delete
      </MenuItem>
    </>
  )
}

/** The way into columns and out of them. */
function MoveToColumnItems({ block }: { block: Block }) {
  const { blocks, move } = useBuilder()
  const place = findBlockPosition(blocks, block.id)
  if (!isSimpleBlock(block)) return null
  const lists = blocks.flatMap((one, at) =>
    one.type === 'columns' ? one.columns.map((_, index) => ({ column: { blockId: one.id, index }, holderAt: at })) : [],
  )
  const others = lists.filter(
    ({ column }) => column.blockId !== place?.column?.blockId || column.index !== place.column.index,
  )
  return (
    <>
      {others.map(({ column, holderAt }) => (
        <MenuItem
          key={`${column.blockId} ${column.index}`}
          icon={Move}
          onSelect={() => move(block.id, { column, index: getBlockList(blocks, column).length })}
        >
          Move to column {column.index + 1} of block {holderAt + 1}
        </MenuItem>
      ))}
      {place?.column && (
        <MenuItem icon={Move} onSelect={() => move(block.id, positionBelow(blocks, place.column?.blockId))}>
          Move out of columns
        </MenuItem>
      )}
    </>
  )
}
