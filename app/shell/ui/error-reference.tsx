import { createContext, useContext } from 'react'

const ErrorReferenceContext = createContext('')

/** Gives the error page the id under which the fault was logged. Only the server knows it. */
export const ErrorReferenceProvider = ErrorReferenceContext.Provider

export function useErrorReference() {
  return useContext(ErrorReferenceContext)
}
