import { createContext, type MiddlewareFunction } from 'react-router'
import type { PieceKind } from './piece-kind.server'

/** What the addresses of routes/ are about; the route above them says it. */
export const pieceKindContext = createContext<PieceKind>()

/** For the route above the addresses of one kind: what is written there. */
export function writingOf(kind: PieceKind): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    context.set(pieceKindContext, kind)
    return next()
  }
}
