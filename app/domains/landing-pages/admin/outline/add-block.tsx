import { useState } from 'react'
import { Dialog } from '~/ui/workspace/dialog'
import type { BlockType } from '../../block-schema'
import { blockTypes, newBlock } from '../../new-block'
import type { Place } from '../building/block-places'
import { blockWords } from '../building/block-words'
import { useBuilder } from '../building/builder-context'
import { SearchInput } from './search-input'

/** The types of blocks, one of which goes to `place`. */
export function AddBlock({ place, onClose }: { place: Place | undefined; onClose: () => void }) {
  return (
    <Dialog
      title="Add a block"
      open={place !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      {place && <Choices place={place} onDone={onClose} />}
    </Dialog>
  )
}

function Choices({ place, onDone }: { place: Place; onDone: () => void }) {
  const { add } = useBuilder()
  const [typed, setTyped] = useState('')
  const types = blockTypes.filter((type) => (place.within ? type !== 'columns' : true) && isFound(type, typed))

  function take(type: BlockType | undefined) {
    if (!type) return
    onDone()
    add(newBlock(type), place)
  }

  return (
    <div className="grid gap-4">
      <SearchInput label="Find a block" value={typed} onChange={setTyped} onEnter={() => take(types[0])} />
      <ul aria-label="Types of blocks" className="grid gap-1.5 sm:grid-cols-2">
        {types.map((type) => (
          <li key={type} className="grid">
            <BlockChoice type={type} onTake={() => take(type)} />
          </li>
        ))}
      </ul>
      {types.length === 0 && <p className="text-dense text-muted">No type of block is called so.</p>}
    </div>
  )
}

function BlockChoice({ type, onTake }: { type: BlockType; onTake: () => void }) {
  const { label, text, icon: Icon } = blockWords[type]
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-left text-dense hover:border-faint hover:bg-wash"
    >
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
      <span className="grid">
        <span className="font-semibold">{label}</span>
        <span className="text-muted">{text}</span>
      </span>
    </button>
  )
}

function isFound(type: BlockType, typed: string) {
  const { label, text } = blockWords[type]
  return `${label} ${text}`.toLowerCase().includes(typed.trim().toLowerCase())
}
