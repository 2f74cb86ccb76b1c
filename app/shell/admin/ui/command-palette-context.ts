import { createContext, useContext } from 'react'

interface CommandPaletteControls {
  open: () => void
}

export const CommandPaletteContext = createContext<CommandPaletteControls>({ open: () => {} })

export function useCommandPalette() {
  return useContext(CommandPaletteContext)
}
