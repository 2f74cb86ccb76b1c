import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { SectionNameField } from './section-name-field'

interface SectionNameProps {
  name: string
  /** Answers what is wrong with it, if anything is. */
  onRename: (name: string) => Promise<string | undefined>
  onDone: () => void
}

/** Another name for a section. One that is refused stays to be mended. */
export function SectionName({ name, onRename, onDone }: SectionNameProps) {
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
        {...{ label: 'Name of the section', error, name: typed, field }}
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
