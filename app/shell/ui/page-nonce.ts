import { createContext } from 'react'

/** Marks the scripts of the page that is being rendered, so that their hashes come into its policy. */
export const PageNonceContext = createContext('')
