import { SendHorizontal, Square } from 'lucide-react'
import { useId, useState } from 'react'
import { MAX_SHORT_TEXT_LENGTH } from '~/platform/forms/sanitize-text'
import { IconButton } from '~/ui/workspace/button'
import { TextArea } from '~/ui/workspace/input'

interface ChatInputProps {
  isPending: boolean
  /** Answers whether it was sent. */
  onSend: (text: string) => boolean
  onStop: () => void
}

/** Where a message is written. Enter sends, Shift+Enter begins a line. */
export function ChatInput({ isPending, onSend, onStop }: ChatInputProps) {
  const id = useId()
  const [text, setText] = useState('')

  function send() {
    if (onSend(text)) setText('')
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // an Enter that ends the writing of a Japanese word, say, is none of ours
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className="flex items-end gap-2">
      <label htmlFor={id} className="sr-only">
        Message to the assistant
      </label>
      <TextArea
        id={id}
        rows={2}
        maxLength={MAX_SHORT_TEXT_LENGTH}
        placeholder="Ask about this note"
        className="field-sizing-content max-h-40 min-h-16 w-full min-w-0 resize-none"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isPending ? (
        <IconButton variant="secondary" icon={Square} label="Stop" onClick={onStop} />
      ) : (
        // not disabled: the button that stopped the reply becomes this one, and keeps the focus
        <IconButton
          variant="primary"
          icon={SendHorizontal}
          label="Send"
          aria-disabled={text.trim() === ''}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
          onClick={send}
        />
      )}
    </div>
  )
}
