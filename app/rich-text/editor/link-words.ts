import type { Editor } from '@tiptap/core'
import { focusedChain } from './focused-chain'
import { findTextQuote, type TextQuote } from './text-quote'

/** Makes words of the text a link as its writer would, to be undone as one step, and brings them into view. */
export function linkQuotedText(editor: Editor, words: TextQuote, href: string): boolean {
  const place = findTextQuote(editor.state.doc, words)
  if (!place || !focusedChain(editor).setTextSelection(place).setLink({ href }).run()) return false
  const { node } = editor.view.domAtPos(place.from)
  const shown = node instanceof Element ? node : node.parentElement
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  shown?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  return true
}
