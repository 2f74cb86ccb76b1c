import { useEffect, useRef, useState } from 'react'
import { TextInput } from '~/ui/workspace/input'
import { blockLabels } from '../../block-labels'
import type { BlockType } from '../../block-schema'
import { blockTypes } from '../../new-block'

interface SearchInputProps {
  label: string
  value: string
  onChange: (typed: string) => void
  /** Takes the first of what was found. */
  onEnter: () => void
}

interface BlockTypePickerProps {
  /** Columns hold no columns. */
  isInColumns: boolean
  onSelect: (type: BlockType) => void
}

/** All types of blocks, found by what they are called and what they are for. */
export function BlockTypePicker({ isInColumns, onSelect }: BlockTypePickerProps) {
  const [typed, setTyped] = useState('')
  const types = blockTypes.filter((type) => !(isInColumns && type === 'columns') && matchesSearch(type, typed))
  const [first] = types
  return (
    <div className="grid gap-4">
      <SearchInput label="Search blocks" value={typed} onChange={setTyped} onEnter={() => first && onSelect(first)} />
      <ul aria-label="Block types" className="grid gap-1.5 sm:grid-cols-2">
        {types.map((type) => (
          <li key={type} className="grid">
            <BlockTypeButton type={type} onTake={() => onSelect(type)} />
          </li>
        ))}
      </ul>
      {types.length === 0 && <p className="text-dense text-muted">No blocks found.</p>}
    </div>
  )
}

function BlockTypeButton({ type, onTake }: { type: BlockType; onTake: () => void }) {
  const { label, description, icon: Icon } = blockLabels[type]
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-left text-dense hover:border-faint hover:bg-wash"
    >
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
      <span className="grid">
        <span className="font-semibold">{label}</span>
        <span className="text-muted">{description}</span>
      </span>
    </button>
  )
}

function matchesSearch(type: BlockType, typed: string) {
  const { label, description } = blockLabels[type]
  return `${label} ${description}`.toLowerCase().includes(typed.trim().toLowerCase())
}

/** Where a dialog begins: what is typed narrows the list below. */
function SearchInput({ label, value, onChange, onEnter }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // after the dialog, which begins at its button that closes it
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
