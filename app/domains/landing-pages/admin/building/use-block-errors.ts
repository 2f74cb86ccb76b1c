import { usePieceScreen } from '~/domains/writing/screen-context'
import type { LandingContent } from '../../landing-content'
import { useBuilder } from './builder-context'
import { fieldPrefix } from './layouts'

/** What is wrong with the fields of a block: [“items.0.title”, a sentence]. */
export function useBlockErrors(blockId: string): [field: string, sentence: string][] {
  const { writing, publication } = usePieceScreen<LandingContent>()
  const { layout, version } = useBuilder()
  const errors = { ...writing.fieldErrors, ...publication.fields }
  if (Object.keys(errors).length === 0) return []
  const prefix = `${fieldPrefix(layout, version, blockId)}.`
  return Object.entries(errors).flatMap(([name, sentence]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), sentence] as [string, string]] : [],
  )
}
