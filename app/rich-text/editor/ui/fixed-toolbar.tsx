import { useEditorState } from '@tiptap/react'
import { ImagePlus, Redo2, Table as TableIcon, Undo2 } from 'lucide-react'
import { focusedChain } from '../focused-chain'
import { insertTable } from '../insert-blocks'
import { useTextEditor } from '../text-editor-context'
import { BlockSelect } from './block-select'
import { BlockTools } from './block-tools'
import { EmbedTool } from './embed-tool'
import { formatShortcut } from './format-shortcut'
import { insertPicture } from './insert-picture'
import { MarkTools } from './mark-tools'
import { RovingToolbar } from './roving-toolbar'
import { TableTools } from './table-tools'
import { ToolbarButton, ToolbarSeparator } from './toolbar-button'

/** All tools: above the text on wide screens, at the lower edge on phones. Alt+F10 leads here from the text. */
export function FixedToolbar() {
  return (
    <div className="fixed-toolbar">
      <RovingToolbar label="Formatting" className="flex items-center overflow-x-auto px-1 py-1">
        <BlockSelect />
        <ToolbarSeparator />
        <MarkTools />
        <ToolbarSeparator />
        <BlockTools />
        <ToolbarSeparator />
        <InsertTools />
        <ToolbarSeparator />
        <HistoryTools />
      </RovingToolbar>
      <TableTools />
    </div>
  )
}

function HistoryTools() {
  const { editor } = useTextEditor()
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor }) => ({ canUndo: editor.can().undo(), canRedo: editor.can().redo() }),
  })
  return (
    <>
      <ToolbarButton
        icon={Undo2}
        label="Undo"
        shortcut={formatShortcut('Mod-Z')}
        isDisabled={!canUndo}
        onPress={() => focusedChain(editor).undo().run()}
      />
      <ToolbarButton
        icon={Redo2}
        label="Redo"
        shortcut={formatShortcut('Mod-Shift-Z')}
        isDisabled={!canRedo}
        onPress={() => focusedChain(editor).redo().run()}
      />
    </>
  )
}

function InsertTools() {
  const { editor, tools } = useTextEditor()
  return (
    <>
      <ToolbarButton icon={ImagePlus} label="Image" onPress={() => void insertPicture(editor, tools)} />
      <EmbedTool />
      <ToolbarButton icon={TableIcon} label="Table" onPress={() => insertTable(focusedChain(editor)).run()} />
    </>
  )
}
