import { createContext, useContext } from 'react'
import type { Category } from './category'

const CategoriesContext = createContext<Category[]>([])

/** The categories among which the parts of a screen choose. */
export const CategoriesProvider = CategoriesContext.Provider

export const useCategories = () => useContext(CategoriesContext)
