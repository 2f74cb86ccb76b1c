import type { Editor } from '@tiptap/core'
import { focused } from './focused'
import { placeOfQuoted, type QuotedWords } from './quoted-words'

/** Makes words of the text a link as its writer would, to be undone as one step, and brings them into view. */
export function linkWords(editor: Editor, words: QuotedWords, href: string): boolean {
  const place = placeOfQuoted(editor.state.doc, words)
  if (!place || !focused(editor).setTextSelection(place).setLink({ href }).run()) return false
  const { node } = editor.view.domAtPos(place.from)
  const shown = node instanceof Element ? node : node.parentElement
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  shown?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
  return true
}
