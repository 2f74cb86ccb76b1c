import { createContext, useContext } from 'react'
import type { PageKind } from '~/wings/web/pages/page'
import type { TemplateVariables } from '~/wings/web/title-templates/title-template'
import type { EntryContent } from './entry'
import type { EntryEditorConfig } from './entry-editor-config'
import type { PublicationState } from './ui/publication-state'
import type { EntryDraftState } from './ui/use-entry-draft'
import type { usePublication } from './ui/use-publication'

export interface EntryParam {
  type: PageKind
  entryId: string
}

export interface EntryEditorContextValue<Content extends EntryContent = EntryContent> {
  config: EntryEditorConfig<Content>
  entryId: string
  /** What stands for it in the addresses that are asked about it; the same as long as it is open. */
  param: EntryParam
  /** Where it is edited. */
  path: string
  draft: EntryDraftState<Content>
  publication: ReturnType<typeof usePublication>
  publicationState: PublicationState
  setPublicationState: (change: Partial<PublicationState>) => void
  /** Who writes here, by e-mail. */
  userEmail: string
  /** Of the site: https://… */
  origin: string
  /** Of the studio. */
  brandName: string
  /** In which content is written unless it says otherwise, as a tag. */
  siteLanguage: string
  /** What patterns may say of it. */
  siteVariables: TemplateVariables
}

const EditorReactContext = createContext<EntryEditorContextValue | null>(null)

export const EntryEditorProvider = EditorReactContext.Provider

/** The piece that the parts of its screen are about. A room's own parts know what its content is. */
export function useEntryEditor<Content extends EntryContent = EntryContent>() {
  const screen = useContext(EditorReactContext)
  if (!screen) throw new Error('This part stands on the screen of a piece only.')
  return screen as unknown as EntryEditorContextValue<Content>
}

/** What stands beside a field: what is wrong with it, for a save or for publication. */
export function useFieldError(name: string) {
  const { draft, publication } = useEntryEditor()
  return publication.fields[name] ?? draft.fieldErrors[name]
}
