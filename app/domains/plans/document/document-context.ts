import { createContext, useContext } from 'react'

interface DocumentContext {
  /** Where an item is edited; null for those who read only. */
  editHref: ((itemId: string) => string) | null
  /** Titles of items that are cited, by their ids. */
  titles: ReadonlyMap<string, string>
}

export const documentContext = createContext<DocumentContext>({ editHref: null, titles: new Map() })

export const useDocument = () => useContext(documentContext)
