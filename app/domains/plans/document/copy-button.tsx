import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'

const SAID_FOR_MS = 2_000

/** Puts a text on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      setTimeout(() => setIsCopied(false), SAID_FOR_MS)
    } catch {
      showToast('The browser did not let the text be copied. Select it and copy it yourself.', 'error')
    }
  }
  return (
    <div className="grid gap-2 print:hidden">
      <Button icon={isCopied ? Check : Copy} className="justify-self-start" onClick={() => void copy()}>
        {isCopied ? 'Copied' : label}
      </Button>
      <PromptText text={text} />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </div>
  )
}

/** Written into the page when somebody wants to read it: hundreds of prompts would make a large plan slow. */
function PromptText({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false)
  if (!isShown)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsShown(true)}>
        Show it
      </Button>
    )
  return (
    <pre className="max-h-96 overflow-auto rounded-md bg-wash p-3 font-mono text-[0.8125rem] whitespace-pre-wrap">
      {text}
    </pre>
  )
}
