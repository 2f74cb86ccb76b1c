import { createContext, useContext } from 'react'
import type { Variable } from '../variable'

interface TemplateEditorContextValue {
  variables: Variable[]
  /** What is wrong with a field, by its path in the content: `blocks.0.title`. */
  errorOf(path: string): string | undefined
}

const TemplateEditorContext = createContext<TemplateEditorContextValue>({ variables: [], errorOf: () => undefined })

export const TemplateEditorProvider = TemplateEditorContext.Provider

/** The template that the fields of its screen are about. */
export const useTemplateEditorContext = () => useContext(TemplateEditorContext)
