import { useEditorState } from '@tiptap/react'
import { Bold, Code, Italic, Link as LinkIcon, type LucideIcon, Strikethrough } from 'lucide-react'
import { focusedChain } from '../focused-chain'
import { useTextEditor } from '../text-editor-context'
import { formatShortcut } from './format-shortcut'
import { ToolbarButton } from './toolbar-button'

const markTools: { name: string; label: string; keys: string; icon: LucideIcon }[] = [
  { name: 'bold', label: 'Bold', keys: 'Mod-B', icon: Bold },
  { name: 'italic', label: 'Italic', keys: 'Mod-I', icon: Italic },
  { name: 'strike', label: 'Strikethrough', keys: 'Mod-Shift-S', icon: Strikethrough },
  { name: 'code', label: 'Code', keys: 'Mod-E', icon: Code },
]

/** What is done to words: in the fixed toolbar and in the one beside a selection. */
export function MarkTools() {
  const { editor, linkRequest } = useTextEditor()
  const active = useEditorState({
    editor,
    selector: ({ editor }) =>
      [...markTools.map(({ name }) => name), 'link'].filter((name) => editor.isActive(name)).join(' '),
  }).split(' ')
  return (
    <>
      {markTools.map(({ name, label, keys, icon }) => (
        <ToolbarButton
          key={name}
          icon={icon}
          label={label}
          shortcut={formatShortcut(keys)}
          isActive={active.includes(name)}
          onPress={() => focusedChain(editor).toggleMark(name).run()}
        />
      ))}
      <ToolbarButton
        icon={LinkIcon}
        label="Link"
        shortcut={formatShortcut('Mod-K')}
        isActive={active.includes('link')}
        onPress={linkRequest.httpRequest}
      />
    </>
  )
}
