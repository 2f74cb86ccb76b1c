import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'

interface EditableTitleProps {
  title: string
  /** What is renamed: "Title of the plan". */
  label: string
  onChange: (title: string) => void
  className?: string
}

/** A title that can be written anew: Enter keeps it, Escape leaves it as it was. */
export function EditableTitle({ title, label, onChange, className = '' }: EditableTitleProps) {
  const [typed, setTyped] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)
  function end(next: string | undefined, isByKey: boolean) {
    setTyped(undefined)
    if (next?.trim() && next.trim() !== title) onChange(next.trim())
    if (isByKey) requestAnimationFrame(() => pencil.current?.focus())
  }
  if (typed === undefined)
    return (
      <span className={`group/title inline-flex min-w-0 items-center gap-1 ${className}`}>
        <span className="min-w-0 break-words">{title}</span>
        <IconButton
          ref={pencil}
          icon={Pencil}
          label={`Rename “${title}”`}
          onClick={() => setTyped(title)}
          className="h-7 min-h-7 min-w-7 opacity-0 group-hover/title:opacity-100 focus-visible:opacity-100 pointer-coarse:min-h-11 pointer-coarse:opacity-100"
        />
      </span>
    )
  return (
    <TextInput
      autoFocus // it takes the place of the button that was pressed
      aria-label={label}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => end(typed, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault() // the form around it would go on to the next step
          end(typed, true)
        }
        if (event.key === 'Escape') end(undefined, true)
      }}
    />
  )
}
