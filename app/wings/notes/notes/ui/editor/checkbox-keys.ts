import type { Editor } from '@tiptap/core'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { getLeadingCheckbox, matchTypedCheckbox, UNCHECKED_BOX } from './checkbox-characters'
import { dispatchAsOwnUndoStep, getCheckboxAt, toggleCheckbox } from './toggle-checkbox'

interface CursorLine {
  /** Where it starts in the document. */
  start: number
  text: string
  /** How many of its characters are before the cursor. */
  offset: number
}

/** What is typed beside a box or becomes one. @returns whether that was all that the typing does */
export function handleCheckboxInput(view: EditorView, from: number, to: number, text: string) {
  if (view.composing) return false
  if (text === ' ' && from === to && getCheckboxAt(view, from - 1)) return toggleCheckbox(view, from - 1)
  if (!text.endsWith(']')) return false
  const before = getCursorLine(view.state)
  const line = before && view.state.selection.from === from ? before.text.slice(0, before.offset) + text : ''
  if (!matchTypedCheckbox(line) || isInCode(view)) return false
  view.dispatch(view.state.tr.insertText(text, from, to))
  return insertTypedCheckbox(view)
}

/** Puts a box in the place of "[ ]" or "[x]" before the cursor. Undo brings back what was typed. */
export function insertTypedCheckbox(view: EditorView) {
  const { state } = view
  const line = getCursorLine(state)
  const typed = line && state.selection.empty && !isInCode(view) && matchTypedCheckbox(line.text.slice(0, line.offset))
  if (!typed) return false
  const { from } = state.selection
  dispatchAsOwnUndoStep(view, state.tr.insertText(typed.box, from - typed.length, from))
  return true
}

function isInCode({ state }: EditorView) {
  const { code } = state.schema.marks
  const marks = state.storedMarks ?? state.selection.$from.marks()
  return Boolean(code?.isInSet(marks))
}

/** Enter on a line that starts with a box. */
export function continueCheckboxLine(editor: Editor) {
  const { state, view } = editor
  const line = getCursorLine(state)
  const box = getLeadingCheckbox(line?.text ?? '')
  if (!line || box === '' || view.composing) return false
  // before the box: the new line is the one above
  const isAbove = state.selection.empty && line.offset === 0
  const { from } = state.selection
  return editor
    .chain()
    .command(({ tr }) => {
      const end = line.start + box.length
      if (state.selection.empty && !isAbove && from < end) tr.setSelection(TextSelection.create(tr.doc, end))
      return true
    })
    .first(({ commands }) => [() => commands.splitListItem('listItem'), () => commands.splitBlock()])
    .command(({ tr }) => {
      tr.insert(isAbove ? from : tr.selection.from, state.schema.text(`${UNCHECKED_BOX} `))
      return true
    })
    .scrollIntoView()
    .run()
}

/** Backspace right after a line's box and its space takes both. */
export function removeCheckbox(editor: Editor) {
  const line = getCursorLine(editor.state)
  const box = getLeadingCheckbox(line?.text ?? '')
  if (!line || !editor.state.selection.empty || box.length !== 2 || line.offset !== 2) return false
  return editor.commands.deleteRange({ from: line.start, to: line.start + 2 })
}

/** Puts an empty box before the line of the cursor, or at the cursor where the line has one already. */
export function addCheckbox(editor: Editor) {
  const { state } = editor
  const line = getCursorLine(state)
  if (!line) return false
  const at = getLeadingCheckbox(line.text) ? state.selection.from : line.start
  return editor
    .chain()
    .command(({ tr }) => {
      tr.insert(at, state.schema.text(`${UNCHECKED_BOX} `))
      return true
    })
    .scrollIntoView()
    .run()
}

/** The line that the cursor, or the beginning of what is selected, stands in; none in code. */
function getCursorLine({ selection: { $from } }: EditorState): CursorLine | undefined {
  const { parent, parentOffset } = $from
  if (!parent.isTextblock || parent.type.spec.code) return undefined
  const text = parent.textBetween(0, parent.content.size, undefined, '\n')
  const from = text.slice(0, parentOffset).lastIndexOf('\n') + 1
  const to = text.indexOf('\n', parentOffset)
  return {
    start: $from.start() + from,
    text: text.slice(from, to === -1 ? undefined : to),
    offset: parentOffset - from,
  }
}
