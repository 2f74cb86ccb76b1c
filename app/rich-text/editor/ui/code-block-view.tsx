import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'

const languageNames: Record<string, string> = {
  '': 'Plain text',
  bash: 'Bash',
  c: 'C',
  csharp: 'C#',
  cpp: 'C++',
  css: 'CSS',
  diff: 'Diff',
  go: 'Go',
  graphql: 'GraphQL',
  html: 'HTML',
  ini: 'INI, TOML',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  scss: 'SCSS',
  sql: 'SQL',
  swift: 'Swift',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
}

/** What code can be written in; others stay as they came. */
const codeLanguages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

/** A code block with the choice of its language. */
export function CodeBlockView({ node, updateAttributes, editor }: NodeViewProps) {
  const language = String(node.attrs.language ?? '')
  const isKnown = codeLanguages.some(({ value }) => value === language)
  return (
    <NodeViewWrapper className="code-view">
      <select
        contentEditable={false}
        aria-label="Code language"
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
