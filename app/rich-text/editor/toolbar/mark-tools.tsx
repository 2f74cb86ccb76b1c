import { useEditorState } from '@tiptap/react'
import { Bold, Code, Italic, Link as LinkIcon, type LucideIcon, Strikethrough } from 'lucide-react'
import { focused } from '~/rich-text/editor/writing/focused'
import { useWritingContext } from '../writing/contexts'
import { keysOf } from './keys-of'
import { ToolButton } from './tool-button'

const marks: { name: string; label: string; keys: string; icon: LucideIcon }[] = [
  { name: 'bold', label: 'Bold', keys: 'Mod-B', icon: Bold },
  { name: 'italic', label: 'Italic', keys: 'Mod-I', icon: Italic },
  { name: 'strike', label: 'Strike through', keys: 'Mod-Shift-S', icon: Strikethrough },
  { name: 'code', label: 'Code', keys: 'Mod-E', icon: Code },
]

/** What is done to words: in the fixed toolbar and in the one beside a selection. */
export function MarkTools() {
  const { editor, linkRequest } = useWritingContext()
  const active = useEditorState({
    editor,
    selector: ({ editor }) =>
      [...marks.map(({ name }) => name), 'link'].filter((name) => editor.isActive(name)).join(' '),
  }).split(' ')
  return (
    <>
      {marks.map(({ name, label, keys, icon }) => (
        <ToolButton
          key={name}
          icon={icon}
          label={label}
          keys={keysOf(keys)}
          isOn={active.includes(name)}
          onPress={() => focused(editor).toggleMark(name).run()}
        />
      ))}
      <ToolButton
        icon={LinkIcon}
        label="Link"
        keys={keysOf('Mod-K')}
        isOn={active.includes('link')}
        onPress={linkRequest.ask}
      />
    </>
  )
}
