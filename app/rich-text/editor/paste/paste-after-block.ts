import type { Node, ResolvedPos, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { CellSelection, handlePaste } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { insertBlocks } from '../insert-blocks'

/**
 * Puts what was copied behind the picture or table at `$at`, when inside it that would take the picture apart or overwrite
 * cells. False, and nothing done, where it can go in as it is.
 */
export function pasteAfterBlock(view: EditorView, slice: Slice, $at: ResolvedPos) {
  if (isInCaption($at)) return !isSingleLine(slice) && insertAfter(view, slice, $at.after(1))
  const table = findEnclosingTable($at)
  if (!table || !isCellSlice(slice) || view.state.selection instanceof CellSelection) return false
  return isEmptyTable(table) ? fillCells(view, slice) : insertAfter(view, slice, $at.after(1))
}

export const isInCaption = ({ parent }: ResolvedPos) => parent.type.name === 'caption'

function isSingleLine({ content }: Slice) {
  const { firstChild, childCount } = content
  return (
    !firstChild || firstChild.isInline || (childCount === 1 && firstChild.isTextblock && !firstChild.type.spec.code)
  )
}

function insertAfter(view: EditorView, slice: Slice, end: number) {
  const { tr } = view.state
  const index = tr.doc.resolve(end).index()
  if (tr.doc.canReplace(index, index, slice.content)) {
    insertBlocks(tr, end, slice.content)
  } else {
    tr.replaceRange(end, end, slice)
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(end)), -1)).scrollIntoView()
  }
  view.dispatch(tr)
  return true
}

function findEnclosingTable($at: ResolvedPos) {
  const around = Array.from({ length: $at.depth }, (_, depth) => $at.node(depth + 1))
  return around.find(({ type }) => type.spec.tableRole === 'table')
}

const isCellSlice = ({ content }: Slice) => content.childCount === 1 && Boolean(content.firstChild?.type.spec.tableRole)

function isEmptyTable(table: Node) {
  let isBlank = true
  table.descendants(({ isAtom, isText, type }) => {
    if (isText || isAtom || type.name === 'picture') isBlank = false
  })
  return isBlank
}

/** The cells are selected then, and the next word would replace them all. */
function fillCells(view: EditorView, slice: Slice) {
  handlePaste(view, new ClipboardEvent('paste'), slice)
  const { selection, tr, doc } = view.state
  if (selection instanceof CellSelection) view.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.to), -1)))
  return true
}
