import type { Editor } from '@tiptap/react'
import { createContext, useContext } from 'react'
import type { EditorTools } from '../tools'
import type { LinkRequest } from './link-request'

interface Writing {
  editor: Editor
  tools: EditorTools
  linkRequest: LinkRequest
}

const WritingContext = createContext<Writing | null>(null)

export function EditorContexts({ children, ...writing }: Writing & { children: React.ReactNode }) {
  return <WritingContext.Provider value={writing}>{children}</WritingContext.Provider>
}

/** The editor that a part of it belongs to. */
export function useWritingContext() {
  const writing = useContext(WritingContext)
  if (!writing) throw new Error('This part stands inside an editor only.')
  return writing
}
