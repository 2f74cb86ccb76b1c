import type { LucideIcon } from 'lucide-react'

interface ToolbarButtonProps {
  icon: LucideIcon
  label: string
  /** As people press them. */
  shortcut?: string
  isActive?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A button of a toolbar; `isOn` is for what holds where the text cursor stands. */
export function ToolbarButton({ icon: Icon, label, shortcut, isActive, isDisabled, onPress }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={isActive}
      disabled={isDisabled}
      // the selection stays where it is
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-wash hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-tint aria-pressed:text-ink forced-colors:aria-pressed:outline-2 pointer-coarse:size-11"
    >
      <Icon size={17} aria-hidden="true" />
    </button>
  )
}

export function ToolbarSeparator() {
  return <span aria-hidden="true" className="mx-0.5 h-5 w-px shrink-0 self-center bg-line" />
}
