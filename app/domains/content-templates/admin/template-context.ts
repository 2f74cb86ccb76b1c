import { createContext, useContext } from 'react'
import type { Variable } from '../variables/variable'

interface TemplateDesk {
  variables: Variable[]
  /** What is wrong with a field, by its path in the content: `blocks.0.title`. */
  errorOf(path: string): string | undefined
}

const DeskContext = createContext<TemplateDesk>({ variables: [], errorOf: () => undefined })

export const TemplateDeskProvider = DeskContext.Provider

/** The template that the fields of its screen are about. */
export const useTemplateDesk = () => useContext(DeskContext)
