import type { Config, SlotComponent } from '@puckeditor/core'
import { blockLabels } from '../../block-labels'
import type { BlockType } from '../../block-schema'
import { blockTypes, newBlock } from '../../new-block'
import { InColumnContext } from '../../ui/block-contexts'
import { BlockView } from '../../ui/block-view'
import { findBlock, findBlockPosition, isSimpleBlock } from '../builder/block-positions'
import { useBuilder } from '../builder/builder-context'
import { useCanvasBlockData } from './canvas-block-data'
import { columnSlotNames } from './canvas-data'
import { useRenderedText } from './rendered-texts'

const grids: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** They show something without a word of their own. */
const typesWithoutOwnText = new Set<BlockType>(['products', 'reviews', 'form'])

const simpleTypes = blockTypes.filter((type) => type !== 'columns')
const slot = { type: 'slot' as const, allow: simpleTypes }

const simpleComponent = (type: BlockType) => ({
  label: blockLabels[type].label,
  fields: {},
  render: ({ id }: { id: string }) => <CanvasBlock id={id} type={type} />,
})

/** What may stand on the canvas. Its fields are ours, so that each block says its id and nothing else. */
export const canvasConfig: Config = {
  components: {
    ...Object.fromEntries(simpleTypes.map((type) => [type, simpleComponent(type)])),
    columns: {
      label: blockLabels.columns.label,
      fields: Object.fromEntries(columnSlotNames.map((name) => [name, slot])),
      render: ({ id, ...slots }) => (
        <CanvasColumns id={id} slots={columnSlotNames.map((name) => slots[name] as SlotComponent)} />
      ),
    },
  },
}

/** A block as visitors see it. Where they would see nothing yet, its name says where it stands. */
function CanvasBlock({ id, type }: { id: string; type: BlockType }) {
  const { blocks } = useBuilder()
  const blockData = useCanvasBlockData()
  const block = useRenderedText(findBlock(blocks, id))
  if (!block || !isSimpleBlock(block)) return <EmptyBlock type={type} />
  if (!typesWithoutOwnText.has(type) && JSON.stringify(block) === JSON.stringify(newBlock(type, id)))
    return <EmptyBlock type={type} />
  return (
    <InColumnContext value={findBlockPosition(blocks, id)?.column !== undefined}>
      <BlockView block={block} blockData={blockData} />
    </InColumnContext>
  )
}

function EmptyBlock({ type }: { type: BlockType }) {
  const { label, icon: Icon } = blockLabels[type]
  return (
    <p className="flex min-h-28 items-center justify-center gap-3 border border-dashed border-line bg-wash text-muted">
      <Icon size={20} aria-hidden="true" />
      {label}
    </p>
  )
}

/** Blocks side by side as visitors see them, with room to drop others among them. */
function CanvasColumns({ id, slots }: { id: string; slots: SlotComponent[] }) {
  const { blocks } = useBuilder()
  const block = findBlock(blocks, id)
  if (block?.type !== 'columns') return <div className="min-h-28" />
  const count = block.columns.length
  return (
    <div className="wrap py-16 md:py-24">
      <div className={`grid gap-x-12 gap-y-14 ${grids[count] ?? ''}`}>
        {slots.slice(0, count).map((Column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <Column key={at} className="min-w-0 outline outline-dashed outline-line" minEmptyHeight={112} />
        ))}
      </div>
    </div>
  )
}
