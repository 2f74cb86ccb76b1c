import { Ellipsis, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Menu } from '~/ui/workspace/menu'
import type { Block, BlockOf } from '../../block-schema'
import { blockWords, gistOf, nameOf } from '../../block-words'
import { deedOfKey } from '../building/block-keys'
import { idsInOrder, type Place } from '../building/block-places'
import { useBuilder } from '../building/builder-context'
import { useBlockErrors } from '../building/use-block-errors'
import { BlockMenu } from './block-menu'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

interface OutlineDeeds {
  onAddAt: (place: Place) => void
  /** Saves blocks as a section, beginning with this one. */
  onKeep: (blockId: string) => void
}

interface OutlineRowProps extends OutlineDeeds {
  block: Block
  at: number
  /** Of the blocks in its list. */
  count: number
}

export function OutlineRow({ block, at, count, ...deeds }: OutlineRowProps) {
  const { chosen, choose } = useBuilder()
  const onKeyDown = useOutlineKeys(block)
  const { label, icon: Icon } = blockWords[block.type]
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
          data-row-of={block.id}
          aria-current={isChosen || undefined}
          onClick={() => choose(block.id)}
          onKeyDown={onKeyDown}
          className="control flex min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-left text-dense hover:bg-wash"
        >
          <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{label}</span> <span className="text-muted">{gistOf(block)}</span>
          </span>
          {hasErrors && <span className="shrink-0 font-semibold text-danger">Check</span>}
        </button>
        <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${nameOf(block)}`} />}>
          <BlockMenu block={block} at={at} count={count} {...deeds} />
        </Menu>
      </div>
      {block.type === 'columns' && <InnerBlocks block={block} {...deeds} />}
    </li>
  )
}

/** What stands in the columns of a block. */
function InnerBlocks({ block, ...deeds }: OutlineDeeds & { block: BlockOf<'columns'> }) {
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
              <OutlineRow key={inner.id} block={inner} at={at} {...deeds} count={column.length} />
            ))}
          </ol>
          <Button
            variant="quiet"
            icon={Plus}
            className="justify-self-start"
            onClick={() => deeds.onAddAt({ within: { blockId: block.id, column: number }, at: column.length })}
          >
            Add to column {number + 1}
          </Button>
        </div>
      ))}
    </div>
  )
}

/** The keys of a block in the outline: the arrows choose the next one, Enter leads to its fields. */
function useOutlineKeys({ id }: Block) {
  const builder = useBuilder()

  function walk(by: number) {
    const ids = idsInOrder(builder.blocks)
    const next = ids[ids.indexOf(id) + by]
    if (next) builder.choose(next, 'row')
  }

  return (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : steps[event.key]
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    const deed = step ? () => walk(step) : isEnter ? () => builder.choose(id, 'fields') : deedOfKey(event, id, builder)
    if (!deed) return
    event.preventDefault()
    deed()
  }
}
