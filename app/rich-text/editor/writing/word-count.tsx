import { useEditorState } from '@tiptap/react'
import { useTextEditor } from './contexts'

export function WordCount() {
  const { editor } = useTextEditor()
  const words = useEditorState({
    editor,
    selector: ({ editor }) => countWords(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ')),
  })
  return (
    <p className="mt-8 text-dense text-faint tabular-nums">
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
    </p>
  )
}

function countWords(text: string) {
  return text.split(/\s+/).filter(Boolean).length
}
