import type { Editor } from '@tiptap/core'
import { ListChecks, Redo2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { keysOf } from '~/rich-text/editor/toolbar/keys-of'
import { RovingToolbar } from '~/rich-text/editor/toolbar/roving-toolbar'
import { ToolButton, ToolGap } from '~/rich-text/editor/toolbar/tool-button'
import { focused } from '~/rich-text/editor/writing/focused'
import { addBox } from '../checkboxes/checkbox-keys'
import { EmojiTool } from './emoji-tool'
import { FormatTools } from './format-tools'

/** Shows itself when the pointer or the focus is in the text, and always on a touch screen. Alt+F10 leads here. */
export const NoteToolbar = memo(function NoteToolbar({ editor }: { editor: Editor }) {
  return (
    <RovingToolbar label="Note tools" className="note-tools">
      <ToolButton
        icon={ListChecks}
        label="Add checkbox"
        onPress={() => {
          focused(editor)
          addBox(editor)
        }}
      />
      <EmojiTool editor={editor} />
      <ToolGap />
      <FormatTools editor={editor} />
      <ToolGap />
      <ToolButton icon={Undo2} label="Undo" keys={keysOf('Mod-Z')} onPress={() => focused(editor).undo().run()} />
      <ToolButton icon={Redo2} label="Redo" keys={keysOf('Mod-Shift-Z')} onPress={() => focused(editor).redo().run()} />
    </RovingToolbar>
  )
})
