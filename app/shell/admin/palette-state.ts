import { createContext, useContext } from 'react'

interface PaletteState {
  open: () => void
}

export const PaletteContext = createContext<PaletteState>({ open: () => {} })

export function usePalette() {
  return useContext(PaletteContext)
}
