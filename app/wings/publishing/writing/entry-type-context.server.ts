import { createContext, type MiddlewareFunction } from 'react-router'
import type { EntryType } from './entry-type.server'

/** What the addresses of routes/ are about; the route above them says it. */
export const entryTypeContext = createContext<EntryType>()

/** For the route above the addresses of one kind: what is written there. */
export function entryTypeMiddleware(kind: EntryType): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    context.set(entryTypeContext, kind)
    return next()
  }
}
