import { countWords } from '~/platform/text/count-words'
import { formatCount } from '~/platform/text/format-number'
import './editor.css'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { htmlToDocument } from './document/html-to-document'
import type { EditorHandle, EditorTools } from './editor-tools'
import { LinkPanelRequests } from './link-panel-requests'
import { TextEditorProvider, useTextEditor } from './text-editor-context'
import { FixedToolbar } from './ui/fixed-toolbar'
import { LinkPanel } from './ui/link-panel'
import { SelectionToolbar } from './ui/selection-toolbar'
import { SuggestionMenu } from './ui/suggestion-menu'
import { createSuggestionStore } from './ui/suggestion-store'
import { useBatchedChange } from './use-batched-change'
import { useEditorHandle } from './use-editor-handle'
import { useEditorOptions } from './use-editor-options'

export interface TextEditorProps {
  /** The text to begin with; later ones are put in with the handle. */
  initialHtml: string
  onChange: (html: string) => void
  tools: EditorTools
  /** What is written here, for those who do not see the page. */
  label: string
  placeholder?: string
  onReady?: (handle: EditorHandle) => void
}

export default function TextEditor({
  initialHtml,
  onChange,
  tools,
  label,
  placeholder = '',
  onReady,
}: TextEditorProps) {
  const [suggestions] = useState(createSuggestionStore)
  const [linkRequest] = useState(() => new LinkPanelRequests())
  const first = useRef<ReturnType<typeof htmlToDocument>>(undefined)
  first.current ??= htmlToDocument(initialHtml)
  const writing = useEditorOptions({ tools, suggestions, linkRequest, label, placeholder })
  const change = useBatchedChange(onChange)
  const editor = useEditor({
    ...writing,
    content: first.current,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => change.note(editor),
    onBlur: () => change.flush(),
  })
  useEditorHandle(editor, change, onReady)
  return (
    <TextEditorProvider editor={editor} tools={tools} linkRequest={linkRequest}>
      <div className="text-editor">
        <FixedToolbar />
        <EditorContent editor={editor} />
        <SelectionToolbar />
        <LinkPanel />
        <SuggestionMenu store={suggestions} editor={editor} />
        <WordCount />
      </div>
    </TextEditorProvider>
  )
}

function WordCount() {
  const { editor } = useTextEditor()
  const words = useEditorState({
    editor,
    selector: ({ editor }) => countWords(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ')),
  })
  return <p className="mt-8 text-dense text-faint tabular-nums">{formatCount(words, 'word')}</p>
}
