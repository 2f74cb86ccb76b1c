import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Block } from '~/domains/landing-pages/block-schema'
import { blockTypes, newBlock } from '~/domains/landing-pages/new-block'
import { showToast } from '~/ui/toasts'
import { Button, IconButton } from '~/ui/workspace/button'
import { Select } from '~/ui/workspace/input'
import { moved } from '~/ui/workspace/moved'
import { Fields } from './content-field'
import { blockNames } from './content-words'
import { useTemplateDesk } from './template-context'

interface BlocksFieldProps {
  blocks: Block[]
  onChange: (blocks: Block[]) => void
}

const options = blockTypes
  .filter((type) => type !== 'columns')
  .map((type) => ({ value: type, label: blockNames[type] ?? type }))
const MOST_BLOCKS = 80

/** The blocks of a landing page, one below the other, each with the fields that it has. */
export function BlocksField({ blocks, onChange }: BlocksFieldProps) {
  const [type, setType] = useState(options[0]?.value ?? 'hero')
  const { errorOf } = useTemplateDesk()
  const error = errorOf('blocks')
  function remove(at: number) {
    onChange(blocks.toSpliced(at, 1))
    const run = () => onChange(blocks)
    showToast(`${nameOf(blocks[at])} was removed.`, 'success', { label: 'Undo', run })
  }
  return (
    <section aria-label="Blocks" className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 className="text-[1.0625rem] font-semibold">Blocks</h2>
      {error && <p className="text-dense font-medium text-danger">{error}</p>}
      <ol className="grid grid-cols-1 gap-3 empty:hidden">
        {blocks.map((block, at) => (
          <BlockFrame
            key={block.id}
            {...{ block, at, count: blocks.length }}
            onMove={(to) => onChange(moved(blocks, at, to))}
            onRemove={() => remove(at)}
            onChange={(next) => onChange(blocks.with(at, next))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Kind of the next block"
          className="w-auto"
          options={options}
          value={type}
          onChange={({ target }) => setType(target.value as typeof type)}
        />
        <Button
          icon={Plus}
          disabled={blocks.length >= MOST_BLOCKS}
          onClick={() => onChange([...blocks, newBlock(type)])}
        >
          Add the block
        </Button>
      </div>
    </section>
  )
}

const nameOf = (block: Block | undefined) => blockNames[block?.type ?? ''] ?? 'Block'

interface BlockFrameProps {
  block: Block
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (block: Block) => void
}

function BlockFrame({ block, at, count, onMove, onRemove, onChange }: BlockFrameProps) {
  const { type, id: _id, ...fields } = block
  const name = `${nameOf(block)}, block ${at + 1}`
  const names = type === 'columns' ? [] : Object.keys(fields)
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-3 pt-1.5">
      <div className="flex items-center gap-1">
        <h3 className="flex-1 text-dense font-semibold">{nameOf(block)}</h3>
        <IconButton icon={ArrowUp} label={`Move ${name} up`} disabled={at === 0} onClick={() => onMove(at - 1)} />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
      <Fields
        {...{ names, blockType: type, group: block as unknown as Record<string, unknown> }}
        path={`blocks.${at}`}
        onChange={(group) => onChange(group as unknown as Block)}
      />
    </li>
  )
}
