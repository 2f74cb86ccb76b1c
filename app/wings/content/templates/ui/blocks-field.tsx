import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '~/ui/toaster'
import { Button, IconButton } from '~/ui/workspace/button'
import { Select } from '~/ui/workspace/input'
import { moveArrayItem } from '~/ui/workspace/move-array-item'
import { BlockFields } from '~/wings/content/landing-pages/block-fields'
import { blockLabels } from '~/wings/content/landing-pages/block-labels'
import { type Block, type BlockType, MAX_BLOCKS, type SimpleBlock } from '~/wings/content/landing-pages/block-schema'
import { blockTypes, newBlock } from '~/wings/content/landing-pages/new-block'
import { liquidFieldComponents } from './liquid-field-components'
import { useTemplateEditorContext } from './template-editor-context'

interface BlocksFieldProps {
  blocks: Block[]
  onChange: (blocks: Block[]) => void
}

/** The blocks of a landing page, one below the other, each with the fields that the page builder has for it. */
export function BlocksField(props: BlocksFieldProps) {
  const { errorOf } = useTemplateEditorContext()
  const error = errorOf('blocks')
  return (
    <section aria-label="Blocks" className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 className="text-[1.0625rem] font-semibold">Blocks</h2>
      {error && <p className="text-dense font-medium text-danger">{error}</p>}
      <BlockList {...props} path="blocks" where="" types={blockTypes} />
    </section>
  )
}

interface BlockListProps extends BlocksFieldProps {
  /** In the content: `blocks`, `blocks.2.columns.0`. */
  path: string
  /** For those who hear the names of the buttons: " of column 1". */
  where: string
  types: BlockType[]
}

function BlockList({ blocks, path, where, types, onChange }: BlockListProps) {
  function remove(block: Block, at: number) {
    onChange(blocks.toSpliced(at, 1))
    const run = () => onChange(blocks)
    showToast(`${blockLabels[block.type].label} deleted.`, 'success', { label: 'Undo', onClick: run })
  }
  return (
    <>
      <ol className="grid grid-cols-1 gap-3 empty:hidden">
        {blocks.map((block, at) => (
          <BlockFrame
            key={block.id}
            block={block}
            at={at}
            where={where}
            count={blocks.length}
            path={`${path}.${at}`}
            onMove={(to) => onChange(moveArrayItem(blocks, at, to))}
            onRemove={() => remove(block, at)}
            onChange={(next) => onChange(blocks.with(at, next))}
          />
        ))}
      </ol>
      <AddBlock
        types={types}
        where={where}
        isFull={blocks.length >= MAX_BLOCKS}
        onAdd={(added) => onChange([...blocks, added])}
      />
    </>
  )
}

interface AddBlockProps {
  types: BlockType[]
  where: string
  isFull: boolean
  onAdd: (block: Block) => void
}

function AddBlock({ types, where, isFull, onAdd }: AddBlockProps) {
  const [type, setType] = useState<BlockType>('hero')
  const options = types.map((value) => ({ value, label: blockLabels[value].label }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={`New block type${where}`}
        className="w-auto"
        options={options}
        value={type}
        onChange={({ target }) => setType(target.value as BlockType)}
      />
      <Button icon={Plus} disabled={isFull} onClick={() => onAdd(newBlock(type))}>
        Add block
      </Button>
      <p className="text-dense text-muted">{blockLabels[type].description}.</p>
    </div>
  )
}

interface BlockFrameProps {
  block: Block
  path: string
  where: string
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (block: Block) => void
}

function BlockFrame({ block, path, where, at, count, onMove, onRemove, onChange }: BlockFrameProps) {
  const { errorOf } = useTemplateEditorContext()
  const { label, icon: Icon } = blockLabels[block.type]
  const name = `${label}, block ${at + 1}${where}`
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-3 pt-1.5">
      <div className="flex items-center gap-1">
        <Icon size={16} aria-hidden="true" className="mr-1 shrink-0 text-faint" />
        <h3 className="flex-1 text-dense font-semibold">{label}</h3>
        <IconButton icon={ArrowUp} label={`Move ${name} up`} disabled={at === 0} onClick={() => onMove(at - 1)} />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon={X} label={`Delete ${name}`} onClick={onRemove} />
      </div>
      <BlockFields
        block={block}
        components={liquidFieldComponents}
        // a picture is one field with two texts
        getError={(field) =>
          errorOf(`${path}.${field}`) ?? errorOf(`${path}.${field}.id`) ?? errorOf(`${path}.${field}.alt`)
        }
        change={(part) => onChange({ ...block, ...part } as Block)}
      />
      {block.type === 'columns' &&
        block.columns.map((column, place) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={place}
            column={column}
            place={place}
            path={`${path}.columns.${place}`}
            onChange={(next) => onChange({ ...block, columns: block.columns.with(place, next) })}
          />
        ))}
    </li>
  )
}

interface ColumnProps {
  column: SimpleBlock[]
  place: number
  path: string
  onChange: (column: SimpleBlock[]) => void
}

function Column({ column, place, path, onChange }: ColumnProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-dense font-semibold text-muted">Column {place + 1}</legend>
      <BlockList
        path={path}
        blocks={column}
        where={` in column ${place + 1}`}
        types={blockTypes.filter((type) => type !== 'columns')}
        onChange={(next) => onChange(next as SimpleBlock[])}
      />
    </fieldset>
  )
}
