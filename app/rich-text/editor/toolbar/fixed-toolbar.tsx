import { useEditorState } from '@tiptap/react'
import { Redo2, Undo2 } from 'lucide-react'
import { focused } from '~/rich-text/editor/writing/focused'
import { useWritingContext } from '../writing/contexts'
import { BlockSelect } from './block-select'
import { BlockTools } from './block-tools'
import { InsertTools } from './insert-tools'
import { keysOf } from './keys-of'
import { MarkTools } from './mark-tools'
import { RovingToolbar } from './roving-toolbar'
import { TableTools } from './table-tools'
import { ToolButton, ToolGap } from './tool-button'

/** All tools: above the text on wide screens, at the lower edge on phones. Alt+F10 leads here from the text. */
export function FixedToolbar() {
  return (
    <div className="fixed-toolbar">
      <RovingToolbar label="Formatting" className="flex items-center overflow-x-auto px-1 py-1">
        <BlockSelect />
        <ToolGap />
        <MarkTools />
        <ToolGap />
        <BlockTools />
        <ToolGap />
        <InsertTools />
        <ToolGap />
        <HistoryTools />
      </RovingToolbar>
      <TableTools />
    </div>
  )
}

function HistoryTools() {
  const { editor } = useWritingContext()
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor }) => ({ canUndo: editor.can().undo(), canRedo: editor.can().redo() }),
  })
  return (
    <>
      <ToolButton
        icon={Undo2}
        label="Undo"
        keys={keysOf('Mod-Z')}
        isDisabled={!canUndo}
        onPress={() => focused(editor).undo().run()}
      />
      <ToolButton
        icon={Redo2}
        label="Redo"
        keys={keysOf('Mod-Shift-Z')}
        isDisabled={!canRedo}
        onPress={() => focused(editor).redo().run()}
      />
    </>
  )
}
