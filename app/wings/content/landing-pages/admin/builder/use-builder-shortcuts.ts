import { useEffect, useRef } from 'react'
import type { BuilderState } from './use-builder-state'

/** Undo, redo, copy, cut and paste anywhere on the page but in a text, which has its own. */
export function useBuilderShortcuts(builder: BuilderState) {
  const latest = useRef(builder)
  latest.current = builder
  useEffect(() => addBuilderShortcuts(document, () => latest.current), [])
}

/** Listens in a document, which is that of the preview too. Answers how to stop. */
export function addBuilderShortcuts(target: Document, builder: () => BuilderState) {
  const stopping = new AbortController()
  const { signal } = stopping
  target.addEventListener('keydown', (event) => onUndoKey(event, builder()), { capture: true, signal })
  target.addEventListener('copy', (event) => onCopy(event, builder()), { signal })
  target.addEventListener('cut', (event) => onCopy(event, builder()), { signal })
  target.addEventListener('paste', (event) => onPaste(event, builder()), { signal })
  return () => stopping.abort()
}

function onUndoKey(event: KeyboardEvent, { undo, redo, setNews }: BuilderState) {
  const way = isInTextField(event) ? undefined : undoDirection(event)
  if (!way) return
  // the canvas has an undo of its own, which would fight with this one
  event.preventDefault()
  event.stopImmediatePropagation()
  if (way === 'undo') setNews(undo() ? 'Undone.' : 'Nothing to undo.')
  else setNews(redo() ? 'Redone.' : 'Nothing to redo.')
}

function undoDirection({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

function onCopy(event: ClipboardEvent, { chosen, copy, remove }: BuilderState) {
  if (isInTextField(event) || !chosen || hasTextSelection(event)) return
  const text = copy(chosen.id)
  if (!text) return
  event.preventDefault()
  event.clipboardData?.setData('text/plain', text)
  if (event.type === 'cut') remove(chosen.id)
}

function onPaste(event: ClipboardEvent, { paste }: BuilderState) {
  if (isInTextField(event)) return
  if (paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
}

function isInTextField({ target }: Event) {
  const element = target as HTMLElement | null
  return Boolean(element?.closest?.('input, textarea, select, [contenteditable="true"], [role="dialog"]'))
}

/** Words that somebody has selected are copied as words. */
function hasTextSelection({ target }: Event) {
  const selection = (target as Node | null)?.ownerDocument?.getSelection()
  return selection ? !selection.isCollapsed : false
}
