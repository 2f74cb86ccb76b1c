import { useEditorState } from '@tiptap/react'
import { focusedChain } from '../focused-chain'
import { useTextEditor } from '../text-editor-context'

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'h2', label: 'Heading 2' },
  { value: 'h3', label: 'Heading 3' },
  { value: 'h4', label: 'Heading 4' },
]

/** What the block is that the text cursor stands in. */
export function BlockSelect() {
  const { editor } = useTextEditor()
  const kind = useEditorState({
    editor,
    selector: ({ editor }) => (editor.isActive('heading') ? `h${editor.getAttributes('heading').level}` : 'text'),
  })
  function choose(value: string) {
    const chain = focusedChain(editor)
    if (value === 'text') chain.setParagraph().run()
    else chain.setHeading({ level: Number(value[1]) as 2 | 3 | 4 }).run()
  }
  return (
    <select
      aria-label="Block type"
      tabIndex={-1}
      value={kind}
      onChange={(event) => choose(event.target.value)}
      className="control w-28 shrink-0 rounded-md border border-transparent bg-transparent py-1 pr-8 pl-2 font-semibold text-muted hover:text-ink"
    >
      {kinds.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {/* texts from elsewhere may go deeper */}
      {kind > 'h4' && kind !== 'text' && <option value={kind}>Heading {kind[1]}</option>}
    </select>
  )
}
