import { Dialog } from '~/ui/workspace/dialog'
import { Tabs } from '~/ui/workspace/tabs'
import { newBlock } from '../../new-block'
import type { Place } from '../building/block-places'
import { useBuilder } from '../building/builder-context'
import { withNewIds } from '../building/copied-blocks'
import { SavedSections } from '../sections/saved-sections'
import { BlockChoices } from './block-choices'

/** The types of blocks and the saved sections, one of which goes to `place`. */
export function AddBlock({ place, onClose }: { place: Place | undefined; onClose: () => void }) {
  return (
    <Dialog
      title="Add a block"
      open={place !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      {place && <NewOrSaved place={place} onDone={onClose} />}
    </Dialog>
  )
}

function NewOrSaved({ place, onDone }: { place: Place; onDone: () => void }) {
  const { add, insert } = useBuilder()
  const types = (
    <BlockChoices
      isInColumns={place.within !== undefined}
      onTake={(type) => {
        onDone()
        add(newBlock(type), place)
      }}
    />
  )
  const saved = (
    <SavedSections
      onTake={({ name, blocks }) => {
        if (insert(withNewIds(blocks), place, `“${name}” was added.`)) onDone()
      }}
    />
  )
  return (
    <Tabs
      label="What is added"
      tabs={[
        { value: 'new', label: 'New block', content: types },
        { value: 'saved', label: 'Saved sections', content: saved },
      ]}
    />
  )
}
