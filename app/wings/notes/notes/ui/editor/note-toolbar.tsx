import type { Editor } from '@tiptap/core'
import { ListChecks, Redo2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { focusedChain } from '~/rich-text/editor/focused-chain'
import { formatShortcut } from '~/rich-text/editor/ui/format-shortcut'
import { RovingToolbar } from '~/rich-text/editor/ui/roving-toolbar'
import { ToolbarButton, ToolbarSeparator } from '~/rich-text/editor/ui/toolbar-button'
import { addCheckbox } from './checkbox-keys'
import { EmojiButton } from './emoji-button'
import { FormatButtons } from './format-buttons'

/** Shows itself when the pointer or the focus is in the text, and always on a touch screen. Alt+F10 leads here. */
export const NoteToolbar = memo(function NoteToolbar({ editor }: { editor: Editor }) {
  return (
    <RovingToolbar label="Formatting" className="note-tools">
      <ToolbarButton
        icon={ListChecks}
        label="Add checkbox"
        onPress={() => {
          focusedChain(editor)
          addCheckbox(editor)
        }}
      />
      <EmojiButton editor={editor} />
      <ToolbarSeparator />
      <FormatButtons editor={editor} />
      <ToolbarSeparator />
      <ToolbarButton
        icon={Undo2}
        label="Undo"
        shortcut={formatShortcut('Mod-Z')}
        onPress={() => focusedChain(editor).undo().run()}
      />
      <ToolbarButton
        icon={Redo2}
        label="Redo"
        shortcut={formatShortcut('Mod-Shift-Z')}
        onPress={() => focusedChain(editor).redo().run()}
      />
    </RovingToolbar>
  )
})
