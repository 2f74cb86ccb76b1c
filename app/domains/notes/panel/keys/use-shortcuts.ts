import { useEffect, useRef } from 'react'
import { SEARCH_FIELD } from '../list/search-field'
import type { Panel } from '../use-panel'
import { type Deed, deedOf } from './shortcuts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** The keys of the panel, as long as nothing lies above it. */
export function useShortcuts(panel: Panel, onHelp: () => void) {
  const latest = useRef({ panel, onHelp })
  latest.current = { panel, onHelp }
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat || hasSomethingAbove()) return
      const deed = deedOf(event, isTyping(event.target))
      if (!deed) return
      event.preventDefault()
      perform(deed, latest.current.panel, latest.current.onHelp)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const hasSomethingAbove = () => document.querySelectorAll('[role=dialog], [role=menu]').length > 1

function perform(deed: Deed, panel: Panel, onHelp: () => void) {
  const { selected, store, areas } = panel
  if (deed === 'note' || deed === 'todo') panel.createEmpty(deed === 'todo')
  else if (deed === 'help') onHelp()
  else if (deed === 'undo') panel.undoLast()
  else if (deed === 'search') searchIn(panel)
  else if (deed === 'list') toList(panel)
  else if (!selected) return
  else if (deed === 'pin') void panel.pin(selected)
  else if (deed === 'save') {
    panel.flush.current()
    store.retry(selected.id)
  } else if (document.querySelector(`[data-opens="${deed}"]`)) areas.toggle(deed)
}

/** The list slides in first where it has no room; what is hidden takes no focus. */
function afterDrawing(focus: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

function searchIn(panel: Panel) {
  if (panel.tab !== 'mine') panel.show('mine')
  panel.setIsListOpen(true)
  afterDrawing(() => document.getElementById(SEARCH_FIELD)?.focus())
}

function toList(panel: Panel) {
  panel.setIsListOpen(true)
  afterDrawing(() => {
    const row =
      document.querySelector<HTMLElement>('[data-note][aria-current]') ?? document.querySelector('[data-note]')
    if (row instanceof HTMLElement) row.focus()
  })
}
