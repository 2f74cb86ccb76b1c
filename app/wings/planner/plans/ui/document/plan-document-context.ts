import { createContext, useContext } from 'react'

interface PlanDocumentContext {
  /** Where an item is edited; null for those who read only. */
  editHref: ((itemId: string) => string) | null
  /** Titles of items that are cited, by their ids. */
  titles: ReadonlyMap<string, string>
}

export const planDocumentContext = createContext<PlanDocumentContext>({ editHref: null, titles: new Map() })

export const usePlanDocument = () => useContext(planDocumentContext)
