import { createContext, useContext } from 'react'
import type { PostWriting } from '../saving/use-post-writing'
import type { PublicState } from './public-state'
import type { usePublication } from './use-publication'

export interface PostScreen {
  postId: string
  writing: PostWriting
  publication: ReturnType<typeof usePublication>
  publicState: PublicState
  setPublicState: (change: Partial<PublicState>) => void
  /** Who writes here, by e-mail. */
  me: string
  /** Of the site: https://… */
  origin: string
  /** Of the studio. */
  brandName: string
}

const ScreenContext = createContext<PostScreen | null>(null)

export const PostScreenProvider = ScreenContext.Provider

/** The post that the parts of the editor's screen are about. */
export function usePostScreen() {
  const screen = useContext(ScreenContext)
  if (!screen) throw new Error('This part stands on the screen of a post only.')
  return screen
}
