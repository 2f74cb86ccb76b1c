import { AlignLeft, ListTodo } from 'lucide-react'

interface KindToggleProps {
  isTodo: boolean
  /** Begins a note of the other kind. */
  onOther: (isTodo: boolean) => void
}

const kinds = [
  { isTodo: false, label: 'Text', icon: AlignLeft },
  { isTodo: true, label: 'Todo', icon: ListTodo },
]

/** Says which kind a note is; the other kind is a new note, and this one stays as it is. */
export function KindToggle({ isTodo, onOther }: KindToggleProps) {
  return (
    <fieldset aria-label="Kind of note" className="flex rounded-md border border-line p-0.5">
      {kinds.map((kind) => (
        <button
          key={kind.label}
          type="button"
          aria-pressed={kind.isTodo === isTodo}
          title={kind.isTodo === isTodo ? undefined : `New note: ${kind.label}`}
          onClick={() => kind.isTodo !== isTodo && onOther(kind.isTodo)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 font-medium text-muted hover:text-ink aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2"
        >
          <kind.icon size={15} aria-hidden="true" />
          {kind.label}
        </button>
      ))}
    </fieldset>
  )
}
