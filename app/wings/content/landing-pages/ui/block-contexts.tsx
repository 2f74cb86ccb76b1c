import { createContext, use } from 'react'

/** Whether a block stands in a column, where it has less room. */
export const InColumnContext = createContext(false)

/** The id of the block whose title is the page's own heading. */
export const MainHeadingContext = createContext<string | undefined>(undefined)

export const useIsInColumn = () => use(InColumnContext)
