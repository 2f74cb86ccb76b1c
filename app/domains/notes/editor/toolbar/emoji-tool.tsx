import type { Editor } from '@tiptap/core'
import { Smile } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import { EmojiPalette } from './emoji-palette'

/** Puts an emoji where the cursor is. */
export function EmojiTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false)
  const isChosen = useRef(false)
  function choose(emoji: string) {
    editor.chain().insertContent({ type: 'text', text: emoji }).scrollIntoView().run()
    isChosen.current = true
    setOpen(false)
  }
  function leave(event: Event) {
    // writing goes on after a choice; Escape leads back to the button
    if (!isChosen.current) return
    isChosen.current = false
    event.preventDefault()
    editor.view.focus()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        tabIndex={-1}
        aria-label="Add emoji"
        title="Add emoji"
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:bg-wash hover:text-ink aria-expanded:bg-accent-tint aria-expanded:text-ink pointer-coarse:size-11"
      >
        <Smile size={17} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Emoji"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={leave}
          className="z-50 animate-appear rounded-md border border-line bg-surface p-2 shadow-lift"
        >
          <EmojiPalette onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
