import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import type { LandingPageContent } from '../../landing-page-content'
import { useBuilder } from './builder-context'
import { blockFieldPrefix } from './page-layout'

/** What is wrong with the fields of a block: [“items.0.title”, a sentence]. */
export function useBlockErrors(blockId: string): [field: string, sentence: string][] {
  const { draft, publication } = useEntryEditor<LandingPageContent>()
  const { layout, version } = useBuilder()
  const errors = { ...draft.fieldErrors, ...publication.fields }
  if (Object.keys(errors).length === 0) return []
  const prefix = `${blockFieldPrefix(layout, version, blockId)}.`
  return Object.entries(errors).flatMap(([name, sentence]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), sentence] as [string, string]] : [],
  )
}
