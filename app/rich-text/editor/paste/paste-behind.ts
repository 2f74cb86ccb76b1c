import type { Node, ResolvedPos, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { CellSelection, handlePaste } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { insertBlocks } from '../writing/insert-blocks'

/**
 * Puts what was copied behind the picture or table at `$at`, when inside it that would take the picture apart or overwrite
 * cells. False, and nothing done, where it can go in as it is.
 */
export function pasteBehind(view: EditorView, slice: Slice, $at: ResolvedPos) {
  if (isInCaption($at)) return !isOneLine(slice) && insertBehind(view, slice, $at.after(1))
  const table = tableAround($at)
  if (!table || !isOfCells(slice) || view.state.selection instanceof CellSelection) return false
  return isBlank(table) ? fillCells(view, slice) : insertBehind(view, slice, $at.after(1))
}

export const isInCaption = ({ parent }: ResolvedPos) => parent.type.name === 'caption'

function isOneLine({ content }: Slice) {
  const { firstChild, childCount } = content
  return (
    !firstChild || firstChild.isInline || (childCount === 1 && firstChild.isTextblock && !firstChild.type.spec.code)
  )
}

function insertBehind(view: EditorView, slice: Slice, end: number) {
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

function tableAround($at: ResolvedPos) {
  const around = Array.from({ length: $at.depth }, (_, depth) => $at.node(depth + 1))
  return around.find(({ type }) => type.spec.tableRole === 'table')
}

const isOfCells = ({ content }: Slice) => content.childCount === 1 && Boolean(content.firstChild?.type.spec.tableRole)

function isBlank(table: Node) {
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
