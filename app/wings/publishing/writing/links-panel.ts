import { type ComponentType, createContext } from 'react'

export type LinksPanelComponent = ComponentType<{
  /** A place in the text is shown: what lies above it should go. */
  onShown?: () => void
}>

/** Suggests links beside a text. The shell provides it: the link tools are above the rooms that write. */
export const LinksPanelContext = createContext<LinksPanelComponent | undefined>(undefined)
