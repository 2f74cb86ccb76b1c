import type { Editor } from '@tiptap/core'
import { readNote } from '../document/read-note'

/**
 * Puts another text in the place of this one. Only what differs is exchanged, so the cursor and what can be undone stay with
 * the words that both have.
 */
export function putInPlace(editor: Editor, html: string) {
  const { doc, tr, schema } = editor.state
  const next = readNote(html, schema)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // what both ends have in common may overlap: "aa" and "aaa"
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
  editor.view.dispatch(
    tr
      .setMeta('addToHistory', false)
      // whoever puts a text in knows it already
      .setMeta('preventUpdate', true),
  )
}

/** Calls `work` now, or when what is being composed (by an input method) is finished: a change would break it off. */
export function afterComposing(editor: Editor, work: () => void) {
  if (!editor.view.composing) return work()
  const { dom } = editor.view
  const later = () =>
    setTimeout(() => {
      if (!editor.isDestroyed) afterComposing(editor, work)
    })
  dom.addEventListener('compositionend', later, { once: true })
}
