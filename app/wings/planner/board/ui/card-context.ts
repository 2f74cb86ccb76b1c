import { createContext, useContext } from 'react'
import type { CardCallbacks } from './card-item'

interface CardContext {
  /** The card that the Tab key reaches. */
  focusableId: string | undefined
  selection: { has: (taskId: string) => boolean }
  canEdit: boolean
  actions: CardCallbacks
  /** How many cards of a column are drawn: at first no more than a window shows. */
  maxRenderedCards: number
  getPersonName: (personId: string | null) => string | undefined
}

const context = createContext<CardContext | undefined>(undefined)
export const CardContextProvider = context.Provider

/** What all cards of a board share. */
export function useCardContext() {
  const value = useContext(context)
  if (!value) throw new Error('A card stands on a board only.')
  return value
}
