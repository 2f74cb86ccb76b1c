import { createContext, useContext } from 'react'
import type { Plan } from '../../plan'

interface PlanDocumentContext {
  /** Where an item is edited; null for those who read only. */
  editHref: ((itemId: string) => string) | null
  /** Titles of items that are cited, by their ids. */
  titles: ReadonlyMap<string, string>
  language: Plan['language']
}

export const planDocumentContext = createContext<PlanDocumentContext>({
  editHref: null,
  titles: new Map(),
  language: 'en',
})

export const usePlanDocument = () => useContext(planDocumentContext)
