import type { Editor } from '@tiptap/react'
import { createContext, useContext } from 'react'
import type { EditorTools } from './editor-tools'
import type { LinkPanelRequests } from './link-panel-requests'

interface TextEditorContextValue {
  editor: Editor
  tools: EditorTools
  linkRequest: LinkPanelRequests
}

const TextEditorContext = createContext<TextEditorContextValue | null>(null)

export function TextEditorProvider({ children, ...writing }: TextEditorContextValue & { children: React.ReactNode }) {
  return <TextEditorContext.Provider value={writing}>{children}</TextEditorContext.Provider>
}

/** The editor that a part of it belongs to. */
export function useTextEditor() {
  const writing = useContext(TextEditorContext)
  if (!writing) throw new Error('This part stands inside an editor only.')
  return writing
}
