import { useEffect, useRef } from 'react'
import type { Builder } from './use-builder-state'

/** Undo, redo, copy, cut and paste anywhere on the page but in a text, which has its own. */
export function useBuilderKeys(builder: Builder) {
  const latest = useRef(builder)
  latest.current = builder
  useEffect(() => listenForKeys(document, () => latest.current), [])
}

/** Listens in a document, which is that of the preview too. Answers how to stop. */
export function listenForKeys(target: Document, builder: () => Builder) {
  const stopping = new AbortController()
  const { signal } = stopping
  target.addEventListener('keydown', (event) => onUndoKey(event, builder()), { capture: true, signal })
  target.addEventListener('copy', (event) => onCopy(event, builder()), { signal })
  target.addEventListener('cut', (event) => onCopy(event, builder()), { signal })
  target.addEventListener('paste', (event) => onPaste(event, builder()), { signal })
  return () => stopping.abort()
}

function onUndoKey(event: KeyboardEvent, { undo, redo, setNews }: Builder) {
  const way = belongsToText(event) ? undefined : wayOf(event)
  if (!way) return
  // the canvas has an undo of its own, which would fight with this one
  event.preventDefault()
  event.stopImmediatePropagation()
  if (way === 'undo') setNews(undo() ? 'Undone.' : 'Nothing to undo.')
  else setNews(redo() ? 'Done again.' : 'Nothing to do again.')
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

function onCopy(event: ClipboardEvent, { chosen, copy, remove }: Builder) {
  if (belongsToText(event) || !chosen || hasSelectedWords(event)) return
  const text = copy(chosen.id)
  if (!text) return
  event.preventDefault()
  event.clipboardData?.setData('text/plain', text)
  if (event.type === 'cut') remove(chosen.id)
}

function onPaste(event: ClipboardEvent, { paste }: Builder) {
  if (belongsToText(event)) return
  if (paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
}

function belongsToText({ target }: Event) {
  const element = target as HTMLElement | null
  return Boolean(element?.closest?.('input, textarea, select, [contenteditable="true"], [role="dialog"]'))
}

/** Words that somebody has selected are copied as words. */
function hasSelectedWords({ target }: Event) {
  const selection = (target as Node | null)?.ownerDocument?.getSelection()
  return selection ? !selection.isCollapsed : false
}
