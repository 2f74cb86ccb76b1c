import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { codeLanguages } from './code-languages'

/** A code block with the choice of its language. */
export function CodeBlockView({ node, updateAttributes, editor }: NodeViewProps) {
  const language = String(node.attrs.language ?? '')
  const isKnown = codeLanguages.some(({ value }) => value === language)
  return (
    <NodeViewWrapper className="code-view">
      <select
        contentEditable={false}
        aria-label="Language of this code"
        value={language}
        disabled={!editor.isEditable}
        onChange={(event) => updateAttributes({ language: event.target.value || null })}
      >
        {!isKnown && <option value={language}>{language}</option>}
        {codeLanguages.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <pre spellCheck={false}>
        <NodeViewContent<'code'> as="code" />
      </pre>
    </NodeViewWrapper>
  )
}
