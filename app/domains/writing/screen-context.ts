import { createContext, useContext } from 'react'
import type { TemplateVariables } from '~/domains/patterns/pattern'
import type { EntryDraft } from './admin/saving/use-writing'
import type { PublicationState } from './admin/screen/public-state'
import type { usePublication } from './admin/screen/use-publication'
import type { EntryContent } from './piece'
import type { EntryEditorConfig } from './screen-kind'

export interface EntryEditorContext<Content extends EntryContent = EntryContent> {
  config: EntryEditorConfig<Content>
  pieceId: string
  /** Where it is edited, under which everything is asked. */
  path: string
  draft: EntryDraft<Content>
  publication: ReturnType<typeof usePublication>
  publicationState: PublicationState
  setPublicationState: (change: Partial<PublicationState>) => void
  /** Who writes here, by e-mail. */
  userEmail: string
  /** Of the site: https://… */
  origin: string
  /** Of the studio. */
  brandName: string
  /** What patterns may say of it. */
  siteVariables: TemplateVariables
}

const EditorReactContext = createContext<EntryEditorContext | null>(null)

export const EntryEditorProvider = EditorReactContext.Provider

/** The piece that the parts of its screen are about. A room's own parts know what its content is. */
export function useEntryEditor<Content extends EntryContent = EntryContent>() {
  const screen = useContext(EditorReactContext)
  if (!screen) throw new Error('This part stands on the screen of a piece only.')
  return screen as unknown as EntryEditorContext<Content>
}

/** What stands beside a field: what is wrong with it, for a save or for publication. */
export function useFieldError(name: string) {
  const { draft: writing, publication } = useEntryEditor()
  return publication.fields[name] ?? writing.fieldErrors[name]
}
