import { Dialog } from '~/ui/workspace/dialog'
import { Tabs } from '~/ui/workspace/tabs'
import { newBlock } from '../../new-block'
import type { BlockPosition } from './block-positions'
import { BlockTypePicker } from './block-type-picker'
import { useBuilder } from './builder-context'
import { withNewBlockIds } from './copied-blocks'
import { SavedSectionList } from './saved-section-list'

/** The types of blocks and the saved sections, one of which goes to `place`. */
export function AddBlockDialog({ place, onClose }: { place: BlockPosition | undefined; onClose: () => void }) {
  return (
    <Dialog
      title="Add block"
      open={place !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      {place && <AddBlockTabs place={place} onDone={onClose} />}
    </Dialog>
  )
}

function AddBlockTabs({ place, onDone }: { place: BlockPosition; onDone: () => void }) {
  const { add, insert } = useBuilder()
  const types = (
    <BlockTypePicker
      isInColumns={place.column !== undefined}
      onSelect={(type) => {
        onDone()
        add(newBlock(type), place)
      }}
    />
  )
  const saved = (
    <SavedSectionList
      onTake={({ name, blocks }) => {
        if (insert(withNewBlockIds(blocks), place, `“${name}” added.`)) onDone()
      }}
    />
  )
  return (
    <Tabs
      label="Block source"
      tabs={[
        { value: 'new', label: 'Blocks', content: types },
        { value: 'saved', label: 'Saved sections', content: saved },
      ]}
    />
  )
}
