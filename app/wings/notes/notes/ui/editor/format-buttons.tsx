import type { ChainedCommands, Editor } from '@tiptap/core'
import { Bold, Code, Italic, List, ListOrdered, type LucideIcon, SquareCode } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { focusedChain } from '~/rich-text/editor/focused-chain'
import { formatShortcut } from '~/rich-text/editor/ui/format-shortcut'
import { ToolbarButton } from '~/rich-text/editor/ui/toolbar-button'

interface FormatButton {
  name: string
  label: string
  keys?: string
  icon: LucideIcon
  command: (chain: ChainedCommands) => ChainedCommands
}

const tools: FormatButton[] = [
  { name: 'bold', label: 'Bold', keys: 'Mod-B', icon: Bold, command: (chain) => chain.toggleMark('bold') },
  { name: 'italic', label: 'Italic', keys: 'Mod-I', icon: Italic, command: (chain) => chain.toggleMark('italic') },
  { name: 'code', label: 'Code', keys: 'Mod-E', icon: Code, command: (chain) => chain.toggleMark('code') },
  { name: 'bulletList', label: 'List', icon: List, command: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', label: 'Numbered list', icon: ListOrdered, command: (chain) => chain.toggleOrderedList() },
  { name: 'codeBlock', label: 'Code block', icon: SquareCode, command: (chain) => chain.toggleCodeBlock() },
]

/** Headings, marks and lists. */
export function FormatButtons({ editor }: { editor: Editor }) {
  const active = useEditorValue(editor, activeFormatNames).split(' ')
  return (
    <>
      <HeadingSelect editor={editor} />
      {tools.map(({ name, label, keys, icon, command }) => (
        <ToolbarButton
          key={name}
          icon={icon}
          label={label}
          shortcut={keys && formatShortcut(keys)}
          isActive={active.includes(name)}
          onPress={() => void command(focusedChain(editor)).run()}
        />
      ))}
    </>
  )
}

function activeFormatNames(editor: Editor) {
  return tools
    .map(({ name }) => name)
    .filter((name) => editor.isActive(name))
    .join(' ')
}

const levels = [1, 2, 3, 4, 5, 6] as const

/** What the block is that the cursor stands in. */
function HeadingSelect({ editor }: { editor: Editor }) {
  const level = useEditorValue(editor, ({ state }) => {
    const { type, attrs } = state.selection.$from.parent
    return type.name === 'heading' ? Number(attrs.level) : 0
  })
  function choose(value: number) {
    const chosen = levels.find((known) => known === value)
    if (chosen) focusedChain(editor).setHeading({ level: chosen }).run()
    else focusedChain(editor).setParagraph().run()
  }
  return (
    <select
      aria-label="Text style"
      tabIndex={-1}
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
      className="control w-28 shrink-0 rounded-md border border-transparent bg-transparent py-1 pr-8 pl-2 font-semibold text-muted hover:text-ink"
    >
      <option value={0}>Text</option>
      {levels.map((known) => (
        <option key={known} value={known}>
          Heading {known}
        </option>
      ))}
    </select>
  )
}

/** Something short about where the cursor stands; the part is drawn again when it differs. */
function useEditorValue<Value extends string | number | boolean>(editor: Editor, look: (editor: Editor) => Value) {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell)
      return () => void editor.off('transaction', tell)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => look(editor))
}
