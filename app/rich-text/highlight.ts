import { common, createLowlight } from 'lowlight'

export const lowlight = createLowlight(common)
