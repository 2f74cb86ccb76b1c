import { Check, Copy } from 'lucide-react'
import { useIsland } from './islands/use-island'

interface CopyButtonProps {
  text: string
  /** What is copied: "license key". */
  itemName: string
  className?: string
}

/** Puts a text into the clipboard and says so, in its place and aloud. */
export function CopyButton({ text, itemName, className = '' }: CopyButtonProps) {
  const button = useIsland<HTMLButtonElement>(() => import('./copy-button.island'))
  return (
    <button
      ref={button}
      type="button"
      data-island="copy"
      data-text={text}
      aria-label={`Copy ${itemName}`}
      className={`group/copy inline-flex min-h-9 items-center gap-2 rounded-md px-2.5 text-small font-semibold text-muted hover:bg-wash hover:text-ink pointer-coarse:min-h-11 ${className}`}
    >
      <Copy size={16} aria-hidden="true" className="group-data-copied/copy:hidden" />
      <Check size={16} aria-hidden="true" className="hidden group-data-copied/copy:block" />
      <span aria-live="polite">Copy</span>
    </button>
  )
}
