import { createContext, useContext } from 'react'

const Reference = createContext('')

/** Gives the error page the id under which the fault was logged. Only the server knows it. */
export const FaultReference = Reference.Provider

export function useFaultReference() {
  return useContext(Reference)
}
