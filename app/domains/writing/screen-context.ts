import { createContext, useContext } from 'react'
import type { PatternWords } from '~/domains/patterns/pattern'
import type { Writing } from './admin/saving/use-writing'
import type { PublicState } from './admin/screen/public-state'
import type { usePublication } from './admin/screen/use-publication'
import type { PieceContent } from './piece'
import type { ScreenKind } from './screen-kind'

export interface PieceScreen<Content extends PieceContent = PieceContent> {
  kind: ScreenKind<Content>
  pieceId: string
  /** Where it is edited, under which everything is asked. */
  path: string
  writing: Writing<Content>
  publication: ReturnType<typeof usePublication>
  publicState: PublicState
  setPublicState: (change: Partial<PublicState>) => void
  /** Who writes here, by e-mail. */
  me: string
  /** Of the site: https://… */
  origin: string
  /** Of the studio. */
  brandName: string
  /** What patterns may say of it. */
  studio: PatternWords
}

const ScreenContext = createContext<PieceScreen | null>(null)

export const PieceScreenProvider = ScreenContext.Provider

/** The piece that the parts of its screen are about. A room's own parts know what its content is. */
export function usePieceScreen<Content extends PieceContent = PieceContent>() {
  const screen = useContext(ScreenContext)
  if (!screen) throw new Error('This part stands on the screen of a piece only.')
  return screen as unknown as PieceScreen<Content>
}

/** What stands beside a field: what is wrong with it, for a save or for publication. */
export function useFieldError(name: string) {
  const { writing, publication } = usePieceScreen()
  return publication.fields[name] ?? writing.fieldErrors[name]
}
