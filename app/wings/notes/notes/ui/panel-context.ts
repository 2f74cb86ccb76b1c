import { createContext } from 'react'

/** Where the panel was opened: what suggestions and the chat may take into account. */
export interface NotesPanelContext {
  /** "General" unless the screen says otherwise. */
  label: string
  /** The plan of the screen, from its address. */
  sprintId?: string
}

export const notesPanelContext = createContext<NotesPanelContext>({ label: 'General' })
