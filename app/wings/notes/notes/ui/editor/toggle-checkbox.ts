import { closeHistory } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isCheckbox, toggledCheckbox } from './checkbox-characters'

/** The character at a place of the text, if it is a box. */
export function getCheckboxAt({ state: { doc } }: EditorView, at: number) {
  if (at < 0 || at >= doc.content.size) return undefined
  const $at = doc.resolve(at)
  if (!$at.parent.isTextblock || $at.parent.type.spec.code) return undefined
  const text = doc.textBetween(at, Math.min(at + 1, doc.content.size))
  return isCheckbox(text) ? text : undefined
}

/** Ticks a box or takes the tick away. The cursor stays where it is, and a text without the focus stays without it. */
export function toggleCheckbox(view: EditorView, at: number) {
  const box = getCheckboxAt(view, at)
  if (!box) return false
  const { doc, schema, tr } = view.state
  dispatchAsOwnUndoStep(view, tr.replaceWith(at, at + 1, schema.text(toggledCheckbox(box), doc.nodeAt(at)?.marks)))
  return true
}

/** Undo takes back this alone: neither what was typed before it nor what comes after. */
export function dispatchAsOwnUndoStep(view: EditorView, change: Transaction) {
  view.dispatch(closeHistory(change))
  view.dispatch(closeHistory(view.state.tr))
}
