import { useRef, useState } from 'react'
import { EMOJI_COLUMNS, EMOJIS, emojiAfter } from './emojis'

interface EmojiPaletteProps {
  onChoose: (emoji: string) => void
}

const rows = Array.from({ length: Math.ceil(EMOJIS.length / EMOJI_COLUMNS) }, (_, row) =>
  EMOJIS.slice(row * EMOJI_COLUMNS, (row + 1) * EMOJI_COLUMNS),
)

/** Twenty emoji in a grid with one stop for Tab; the arrow keys go on inside it. */
export function EmojiPalette({ onChoose }: EmojiPaletteProps) {
  const [stop, setStop] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  function onKeyDown(event: React.KeyboardEvent) {
    const next = emojiAfter(event.key, stop)
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
