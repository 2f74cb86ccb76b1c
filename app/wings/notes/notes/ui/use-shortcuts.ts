import { useEffect, useRef } from 'react'
import { afterPaint } from './after-paint'
import { SEARCH_FIELD_ID } from './search-field'
import { getShortcutAction, type ShortcutAction } from './shortcuts'
import type { NotesPanel } from './use-notes-panel'
import type { NoteSidePanel } from './use-panel-areas'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** The keys of the panel, as long as nothing lies above it. */
export function useNotesShortcuts(panel: NotesPanel, onHelp: () => void) {
  const latest = useRef({ panel, onHelp })
  latest.current = { panel, onHelp }
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat || isCoveredByOverlay()) return
      const action = getShortcutAction(event, isTyping(event.target))
      if (!action) return
      event.preventDefault()
      performShortcut(action, latest.current.panel, latest.current.onHelp)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isCoveredByOverlay = () => document.querySelectorAll('[role=dialog], [role=menu]').length > 1

function performShortcut(action: ShortcutAction, panel: NotesPanel, onHelp: () => void) {
  const { selected, store } = panel
  if (action === 'note' || action === 'todo') panel.createEmpty(action === 'todo')
  else if (action === 'help') onHelp()
  else if (action === 'undo') panel.undoLast()
  else if (action === 'search') focusSearch(panel)
  else if (action === 'list') focusList(panel)
  else if (!selected) return
  else if (action === 'pin') void panel.pin(selected)
  else if (action === 'save') {
    panel.flush.current()
    store.retry(selected.id)
  } else toggleArea(panel, action)
}

/** Who opens an area by a key goes on in it, and comes back out of it. */
function toggleArea({ areas }: NotesPanel, area: NoteSidePanel) {
  const button = document.querySelector<HTMLElement>(`[data-opens="${area}"]`)
  if (!button) return
  const isOpen = areas.open[area]
  const place = document.querySelector(`[data-area="${area}"]`)
  if (isOpen && place?.contains(document.activeElement)) button.focus()
  areas.toggle(area)
  if (isOpen) return
  const before = document.activeElement
  afterPaint(() => focusArea(area, before))
}

/** Its code may still be on the way; whoever goes elsewhere meanwhile stays there. */
function focusArea(area: NoteSidePanel, before: Element | null) {
  const place = document.querySelector(`[data-area="${area}"]`)
  if (!place || document.activeElement !== before) return
  const goal = place.querySelector<HTMLElement>('input, textarea') ?? place.querySelector('button')
  if (goal) goal.focus()
  else requestAnimationFrame(() => focusArea(area, before))
}

function focusSearch(panel: NotesPanel) {
  if (panel.tab !== 'mine') panel.show('mine')
  panel.setIsListOpen(true)
  afterPaint(() => document.getElementById(SEARCH_FIELD_ID)?.focus())
}

function focusList(panel: NotesPanel) {
  panel.setIsListOpen(true)
  afterPaint(() => {
    const row =
      document.querySelector<HTMLElement>('[data-note][aria-current]') ?? document.querySelector('[data-note]')
    if (row instanceof HTMLElement) row.focus()
  })
}
