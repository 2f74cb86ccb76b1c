import type { SlotComponent } from '@puckeditor/core'
import { findBlock } from '../building/block-places'
import { useBuilder } from '../building/builder-context'

const grids: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Blocks side by side as visitors see them, with room to drop others among them. */
export function CanvasColumns({ id, slots }: { id: string; slots: SlotComponent[] }) {
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
