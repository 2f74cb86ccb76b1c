import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { AddBlockDialog } from './add-block-dialog'
import { type BlockPosition, positionBelow } from './block-positions'
import { useBuilder } from './builder-context'
import { OutlineRow } from './outline-row'
import { SaveSectionDialog } from './save-section-dialog'

/** The blocks of the page by their names: chosen, ordered, added and removed here with keys and fingers. */
export function BlockOutline() {
  const { blocks, chosen } = useBuilder()
  const [place, setPlace] = useState<BlockPosition>()
  const [keptId, setKeptId] = useState<string>()
  return (
    <section aria-label="Page blocks" className="grid grid-cols-1 content-start gap-2">
      {blocks.length === 0 && <p className="text-dense text-muted">No blocks yet. Start with a hero.</p>}
      <ol aria-label="Blocks" className="grid grid-cols-1 gap-0.5 empty:hidden">
        {blocks.map((block, at) => (
          <OutlineRow
            key={block.id}
            block={block}
            index={at}
            count={blocks.length}
            onAddAt={setPlace}
            onSaveSection={setKeptId}
          />
        ))}
      </ol>
      <Button
        icon={Plus}
        data-builder-start
        className="justify-self-start"
        onClick={() => setPlace(positionBelow(blocks, chosen?.id))}
      >
        Add block
      </Button>
      <p className="hidden text-[0.8125rem] text-faint pointer-fine:block">
        Press Enter to edit a block, Alt+arrow keys to move it and Delete to delete it. Ctrl+C, X, V, D and Z also work.
      </p>
      <AddBlockDialog place={place} onClose={() => setPlace(undefined)} />
      <SaveSectionDialog blockId={keptId} onClose={() => setKeptId(undefined)} />
    </section>
  )
}
