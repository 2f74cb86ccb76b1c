import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyToClipboard } from './copy-to-clipboard'
import { showToast } from './toaster'

const COPIED_FOR_MS = 2_000

interface CopyButtonProps {
  text: string
  /** What is copied: "license key". */
  itemName: string
  className?: string
}

/** Puts a text into the clipboard and says so, in its place and aloud. */
export function CopyButton({ text, itemName, className = '' }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    if (await copyToClipboard(text)) setIsCopied(true)
    else showToast('Could not copy. Select the text and copy it manually.', 'error')
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={isCopied ? 'Copied' : `Copy ${itemName}`}
      className={`inline-flex min-h-9 items-center gap-2 rounded-md px-2.5 text-small font-semibold text-muted hover:bg-wash hover:text-ink pointer-coarse:min-h-11 ${className}`}
    >
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  )
}
