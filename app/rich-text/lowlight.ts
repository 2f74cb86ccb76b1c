import { common, createLowlight } from 'lowlight'

/** Knows the grammars of the languages that code is usually written in. */
export const lowlight = createLowlight(common)
