import type { Editor } from '@tiptap/core'
import { Smile } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import { EMOJI_COLUMNS, EMOJIS, nextEmojiIndex } from './emojis'

interface EmojiPickerProps {
  onChoose: (emoji: string) => void
}

const rows = Array.from({ length: Math.ceil(EMOJIS.length / EMOJI_COLUMNS) }, (_, row) =>
  EMOJIS.slice(row * EMOJI_COLUMNS, (row + 1) * EMOJI_COLUMNS),
)

/** Puts an emoji where the cursor is. */
export function EmojiButton({ editor }: { editor: Editor }) {
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
          <EmojiPicker onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Twenty emoji in a grid with one stop for Tab; the arrow keys go on inside it. */
function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const [stop, setStop] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  function onKeyDown(event: React.KeyboardEvent) {
    const next = nextEmojiIndex(event.key, stop)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: twenty buttons in rows, no table of data
    <div ref={grid} role="grid" aria-label="Emoji" onKeyDown={onKeyDown} className="grid gap-1">
      {rows.map((row, rowIndex) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its buttons take the focus
        <div key={row[0]?.[1]} role="row" className="flex gap-1">
          {row.map(([emoji, name], column) => {
            const index = rowIndex * EMOJI_COLUMNS + column
            return (
              // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its button takes the focus
              <div key={name} role="gridcell">
                <button
                  type="button"
                  aria-label={name}
                  title={name}
                  tabIndex={index === stop ? 0 : -1}
                  onFocus={() => setStop(index)}
                  onClick={() => onChoose(emoji)}
                  className="grid size-10 cursor-pointer place-items-center rounded-md text-[1.25rem] leading-none hover:bg-wash focus-visible:bg-wash pointer-coarse:size-11"
                >
                  {emoji}
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
