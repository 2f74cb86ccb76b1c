import { createContext } from 'react'

/** Where the panel was opened: what suggestions and the chat may take into account. */
export interface PanelContext {
  /** "General" unless the screen says otherwise. */
  label: string
  /** The plan of the screen, from its address. */
  sprintId?: string
}

export const panelContext = createContext<PanelContext>({ label: 'General' })
