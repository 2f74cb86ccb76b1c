import { createContext } from 'react'

/** The page's main text while the server draws the page whole; empty in a browser, which finds it in the page. */
export const MainTextContext = createContext('')
