import type { ChainedCommands } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { List, ListOrdered, type LucideIcon, Minus, Quote, SquareCode } from 'lucide-react'
import { focusedChain } from '../focused-chain'
import { insertBlock } from '../insert-blocks'
import { useTextEditor } from '../text-editor-context'
import { ToolbarButton } from './toolbar-button'

interface BlockTool {
  name: string
  label: string
  icon: LucideIcon
  command: (chain: ChainedCommands) => ChainedCommands
}

const tools: BlockTool[] = [
  { name: 'bulletList', label: 'Bulleted list', icon: List, command: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', label: 'Numbered list', icon: ListOrdered, command: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', label: 'Quote', icon: Quote, command: (chain) => chain.toggleBlockquote() },
  { name: 'codeBlock', label: 'Code block', icon: SquareCode, command: (chain) => chain.toggleCodeBlock() },
]

/** What makes lists, quotes and code of paragraphs, and back. */
export function BlockTools() {
  const { editor } = useTextEditor()
  const active = useEditorState({
    editor,
    selector: ({ editor }) =>
      tools
        .filter(({ name }) => editor.isActive(name))
        .map(({ name }) => name)
        .join(' '),
  }).split(' ')
  return (
    <>
      {tools.map(({ name, label, icon, command }) => (
        <ToolbarButton
          key={name}
          icon={icon}
          label={label}
          isActive={active.includes(name)}
          onPress={() => void command(focusedChain(editor)).run()}
        />
      ))}
      <ToolbarButton
        icon={Minus}
        label="Divider"
        onPress={() => insertBlock({ type: 'horizontalRule' })(focusedChain(editor)).run()}
      />
    </>
  )
}
