import { createContext, useContext } from 'react'
import type { BuilderState } from './use-builder-state'

const BuilderContext = createContext<BuilderState | null>(null)

export const BuilderProvider = BuilderContext.Provider

/** The page that is being built, for the parts of its screen. */
export function useBuilder() {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('This part stands in the page builder only.')
  return builder
}
