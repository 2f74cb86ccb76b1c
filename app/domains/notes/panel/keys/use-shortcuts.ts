import { useEffect, useRef } from 'react'
import { SEARCH_FIELD } from '../list/search-field'
import type { Area } from '../use-areas'
import type { Panel } from '../use-panel'
import { afterDrawing } from './after-drawing'
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
  const { selected, store } = panel
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
  } else toggleArea(panel, deed)
}

/** Who opens an area by a key goes on in it, and comes back out of it. */
function toggleArea({ areas }: Panel, area: Area) {
  const button = document.querySelector<HTMLElement>(`[data-opens="${area}"]`)
  if (!button) return
  const isOpen = areas.open[area]
  const place = document.querySelector(`[data-area="${area}"]`)
  if (isOpen && place?.contains(document.activeElement)) button.focus()
  areas.toggle(area)
  if (isOpen) return
  const before = document.activeElement
  afterDrawing(() => moveInto(area, before))
}

/** Its code may still be on the way; whoever goes elsewhere meanwhile stays there. */
function moveInto(area: Area, before: Element | null) {
  const place = document.querySelector(`[data-area="${area}"]`)
  if (!place || document.activeElement !== before) return
  const goal = place.querySelector<HTMLElement>('input, textarea') ?? place.querySelector('button')
  if (goal) goal.focus()
  else requestAnimationFrame(() => moveInto(area, before))
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
