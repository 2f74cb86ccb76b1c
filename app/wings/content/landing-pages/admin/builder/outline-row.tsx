import { Ellipsis, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Menu } from '~/ui/workspace/menu'
import { blockLabels, blockName, summarizeBlock } from '../../block-labels'
import type { Block, BlockOfType } from '../../block-schema'
import { blockActionForKey } from './block-action-for-key'
import { BlockMenu } from './block-menu'
import { type BlockPosition, listBlockIds } from './block-positions'
import { useBuilder } from './builder-context'
import { useBlockErrors } from './use-block-errors'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

interface OutlineActions {
  onAddAt: (place: BlockPosition) => void
  /** Saves blocks as a section, beginning with this one. */
  onSaveSection: (blockId: string) => void
}

interface OutlineRowProps extends OutlineActions {
  block: Block
  index: number
  /** Of the blocks in its list. */
  count: number
}

export function OutlineRow({ block, index, count, ...deeds }: OutlineRowProps) {
  const { chosen, choose } = useBuilder()
  const onKeyDown = useOutlineShortcuts(block)
  const { label, icon: Icon } = blockLabels[block.type]
  const isChosen = chosen?.id === block.id
  const hasErrors = useBlockErrors(block.id).length > 0
  return (
    <li className="grid grid-cols-1">
      <div
        data-chosen={isChosen}
        className="flex items-center rounded-md data-[chosen=true]:bg-accent-tint forced-colors:data-[chosen=true]:outline-2"
      >
        <button
          type="button"
          data-block-row={block.id}
          aria-current={isChosen || undefined}
          onClick={() => choose(block.id)}
          onKeyDown={onKeyDown}
          className="control flex min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-left text-dense hover:bg-wash"
        >
          <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{label}</span> <span className="text-muted">{summarizeBlock(block)}</span>
          </span>
          {hasErrors && <span className="shrink-0 font-semibold text-danger">Error</span>}
        </button>
        <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${blockName(block)}`} />}>
          <BlockMenu block={block} index={index} count={count} {...deeds} />
        </Menu>
      </div>
      {block.type === 'columns' && <ColumnBlocks block={block} {...deeds} />}
    </li>
  )
}

/** What stands in the columns of a block. */
function ColumnBlocks({ block, ...deeds }: OutlineActions & { block: BlockOfType<'columns'> }) {
  return (
    <div className="ml-4 grid grid-cols-1 gap-1 border-l border-line pl-2">
      {block.columns.map((column, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
        <div key={number} className="grid grid-cols-1">
          <p id={`${block.id}-${number}`} className="px-2 pt-1 text-[0.8125rem] text-muted">
            Column {number + 1}
          </p>
          <ol aria-labelledby={`${block.id}-${number}`} className="grid grid-cols-1 gap-0.5 empty:hidden">
            {column.map((inner, at) => (
              <OutlineRow key={inner.id} block={inner} index={at} {...deeds} count={column.length} />
            ))}
          </ol>
          <Button
            variant="quiet"
            icon={Plus}
            className="justify-self-start"
            onClick={() => deeds.onAddAt({ column: { blockId: block.id, index: number }, index: column.length })}
          >
            Add block to column {number + 1}
          </Button>
        </div>
      ))}
    </div>
  )
}

/** The keys of a block in the outline: the arrows choose the next one, Enter leads to its fields. */
function useOutlineShortcuts({ id }: Block) {
  const builder = useBuilder()

  function walk(by: number) {
    const ids = listBlockIds(builder.blocks)
    const next = ids[ids.indexOf(id) + by]
    if (next) builder.choose(next, 'row')
  }

  return (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : steps[event.key]
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    const action = step
      ? () => walk(step)
      : isEnter
        ? () => builder.choose(id, 'fields')
        : blockActionForKey(event, id, builder)
    if (!action) return
    event.preventDefault()
    action()
  }
}
