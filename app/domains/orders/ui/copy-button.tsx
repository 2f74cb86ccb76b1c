import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button'

const SAID_FOR_MS = 2_000

/** Puts a text on the clipboard and says so; where that is not allowed, the text can still be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('')
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'Copied' : 'Please select and copy it by hand')
    setTimeout(() => setSaid(''), SAID_FOR_MS)
  }
  return (
    <Button variant="secondary" onClick={copy}>
      {said === 'Copied' ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      <span role="status">{said || label}</span>
    </Button>
  )
}
