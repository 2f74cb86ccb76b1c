import './editor.css'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { htmlToDocument } from './document/read-html'
import { LinkPanel } from './menus/link-panel'
import { SuggestionMenu } from './menus/suggestion-menu'
import { createSuggestionStore } from './menus/suggestion-store'
import { FixedToolbar } from './toolbar/fixed-toolbar'
import { SelectionToolbar } from './toolbar/selection-toolbar'
import type { EditorHandle, EditorTools } from './tools'
import { TextEditorProvider, useTextEditor } from './writing/contexts'
import { LinkPanelRequests } from './writing/link-request'
import { useEditorHandle } from './writing/use-handle'
import { useBatchedChange } from './writing/use-pending-change'
import { useEditorOptions } from './writing/use-writing'

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
  initialHtml: html,
  onChange,
  tools,
  label,
  placeholder = '',
  onReady,
}: TextEditorProps) {
  const [suggestions] = useState(createSuggestionStore)
  const [linkRequest] = useState(() => new LinkPanelRequests())
  const first = useRef<ReturnType<typeof htmlToDocument>>(undefined)
  first.current ??= htmlToDocument(html)
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
  return (
    <p className="mt-8 text-dense text-faint tabular-nums">
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
    </p>
  )
}

function countWords(text: string) {
  return text.split(/\s+/).filter(Boolean).length
}
