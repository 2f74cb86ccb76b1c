import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { blockName } from '../../block-labels'
import type { SavedSection } from '../../saved-section'
import { SectionNameField } from './section-name-field'
import { useSavedSections } from './use-saved-sections'

interface RenameSectionFormProps {
  name: string
  /** Answers what is wrong with it, if anything is. */
  onRename: (name: string) => Promise<string | undefined>
  onDone: () => void
}

/** The sections that were saved, to be put onto the page, renamed or removed. */
export function SavedSectionList({ onTake }: { onTake: (section: SavedSection) => void }) {
  const { sections, fault, load, remove, rename } = useSavedSections()
  if (fault)
    return (
      <Notice
        kind="error"
        title="Sections could not be loaded."
        action={<Button onClick={() => void load()}>Try again</Button>}
      >
        {fault}
      </Notice>
    )
  if (!sections) return <p className="text-dense text-muted">Loading sections</p>
  if (sections.length === 0)
    return <p className="text-dense text-muted">No saved sections yet. Choose “Save as section” in a block’s menu.</p>
  return (
    <ul aria-label="Saved sections" className="grid divide-y divide-line border-y border-line">
      {sections.map((section) => (
        <SectionRow
          key={section.id}
          section={section}
          onSelect={onTake}
          onRemove={() => void remove(section)}
          onRename={(name) => rename(section, name)}
        />
      ))}
    </ul>
  )
}

interface SectionRowProps {
  section: SavedSection
  onSelect: (section: SavedSection) => void
  onRemove: () => void
  onRename: (name: string) => Promise<string | undefined>
}

function SectionRow({ section, onSelect, onRemove, onRename }: SectionRowProps) {
  const [isNaming, setNaming] = useState(false)
  const { name, blocks } = section
  if (isNaming)
    return (
      <li className="py-3">
        <RenameSectionForm name={name} onRename={onRename} onDone={() => setNaming(false)} />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48 text-dense">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-muted">{blocks.map(blockName).join(' · ')}</p>
      </div>
      <Button aria-label={`Add ${name}`} onClick={() => onSelect(section)}>
        Add
      </Button>
      <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
        Rename
      </Button>
      <Button variant="quiet" aria-label={`Delete ${name}`} onClick={onRemove}>
        Delete{' '}
      </Button>
    </li>
  )
}

/** Another name for a section. One that is refused stays to be mended. */
function RenameSectionForm({ name, onRename, onDone }: RenameSectionFormProps) {
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const fault = typed.trim() === name ? undefined : await onRename(typed.trim())
    setError(fault)
    if (!fault) onDone()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2">
      <SectionNameField
        label="Section name"
        error={error}
        name={typed}
        field={field}
        onChange={setTyped}
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" variant="primary">
        Rename
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}
