import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { SuggestionMenuState, SuggestionStore } from './suggestion-store'

const MIN_SPACE_BELOW_PX = 320

/** Draws the menu of "/" and "@" beside the text cursor; the focus stays in the text. */
export function SuggestionMenu({ store, editor }: { store: SuggestionStore; editor: Editor }) {
  const open = useSyncExternalStore(store.subscribe, store.get, store.get)
  const id = useId()
  const active = open?.items[open.selectedIndex] ? `${id}-${open.selectedIndex}` : undefined
  const isOpen = open !== null
  useEffect(() => {
    if (!isOpen) return
    const text = editor.view.dom
    text.setAttribute('aria-controls', id)
    if (active) text.setAttribute('aria-activedescendant', active)
    return () => {
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, isOpen, active])
  return open ? createPortal(<MenuItems id={id} open={open} />, document.body) : null
}

function MenuItems({ id, open }: { id: string; open: SuggestionMenuState }) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line that is selected comes into view
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [open.selectedIndex])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={open.label}
      style={menuPosition(open.anchorRect)}
      className="fixed z-50 max-h-80 w-72 animate-appear overflow-y-auto rounded-md border border-line bg-surface p-1 text-dense shadow-lift"
    >
      {open.items.map(({ id: key, label, hint, onSelect }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the text, whose keys choose
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === open.selectedIndex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onSelect}
          className="flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-md px-2.5 py-1 hover:bg-wash aria-selected:bg-wash forced-colors:aria-selected:outline-2 pointer-coarse:min-h-11"
        >
          <span className="min-w-0 font-medium">{label}</span>
          {hint && <span className="min-w-0 truncate text-faint">{hint}</span>}
        </div>
      ))}
      {open.items.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-faint">
          {open.isLoading ? 'Searching' : open.emptyMessage}
        </p>
      )}
    </div>
  )
}

function menuPosition(place: DOMRect | null): React.CSSProperties {
  if (!place) return { display: 'none' }
  const left = Math.max(8, Math.min(place.left, innerWidth - 300))
  const isLow = place.bottom + MIN_SPACE_BELOW_PX > innerHeight && place.top > innerHeight / 2
  return isLow ? { left, bottom: innerHeight - place.top + 6 } : { left, top: place.bottom + 6 }
}
