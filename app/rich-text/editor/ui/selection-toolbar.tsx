import { BubbleMenu } from '@tiptap/react/menus'
import { useTextEditor } from '../text-editor-context'
import { MarkTools } from './mark-tools'
import { RovingToolbar } from './roving-toolbar'

/** Stands beside words that are selected with a mouse; fingers have the toolbar at the lower edge. */
export function SelectionToolbar() {
  const { editor } = useTextEditor()
  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top', offset: 8 }}
      shouldShow={({ editor, from, to }) =>
        from !== to &&
        editor.isEditable &&
        !editor.isActive('codeBlock') &&
        !editor.isActive('picture') &&
        hasWords(editor, from, to)
      }
      className="selection-toolbar"
    >
      <RovingToolbar label="Selected text" className="flex p-1">
        <MarkTools />
      </RovingToolbar>
    </BubbleMenu>
  )
}

function hasWords(editor: ReturnType<typeof useTextEditor>['editor'], from: number, to: number) {
  return editor.state.doc.textBetween(from, to).trim() !== ''
}
