import './editor.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { documentFrom } from './document/read-html'
import { LinkPanel } from './menus/link-panel'
import { SuggestionMenu } from './menus/suggestion-menu'
import { createSuggestionStore } from './menus/suggestion-store'
import { FixedToolbar } from './toolbar/fixed-toolbar'
import { SelectionToolbar } from './toolbar/selection-toolbar'
import type { EditorHandle, EditorTools } from './tools'
import { EditorContexts } from './writing/contexts'
import { LinkRequest } from './writing/link-request'
import { useHandle } from './writing/use-handle'
import { usePendingChange } from './writing/use-pending-change'
import { useWriting } from './writing/use-writing'
import { WordCount } from './writing/word-count'

export interface TextEditorProps {
  /** The text to begin with; later ones are put in with the handle. */
  html: string
  onChange: (html: string) => void
  tools: EditorTools
  /** What is written here, for those who do not see the page. */
  label: string
  placeholder?: string
  onReady?: (handle: EditorHandle) => void
}

export default function TextEditor({ html, onChange, tools, label, placeholder = '', onReady }: TextEditorProps) {
  const [suggestions] = useState(createSuggestionStore)
  const [linkRequest] = useState(() => new LinkRequest())
  const first = useRef<ReturnType<typeof documentFrom>>(undefined)
  first.current ??= documentFrom(html)
  const writing = useWriting({ tools, suggestions, linkRequest, label, placeholder })
  const change = usePendingChange(onChange)
  const editor = useEditor({
    ...writing,
    content: first.current,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => change.note(editor),
    onBlur: () => change.flush(),
  })
  useHandle(editor, change, onReady)
  return (
    <EditorContexts editor={editor} tools={tools} linkRequest={linkRequest}>
      <div className="text-editor">
        <FixedToolbar />
        <EditorContent editor={editor} />
        <SelectionToolbar />
        <LinkPanel />
        <SuggestionMenu store={suggestions} editor={editor} />
        <WordCount />
      </div>
    </EditorContexts>
  )
}
