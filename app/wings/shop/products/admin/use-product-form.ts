import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import type { ProductContent } from '../product-content'

/** The product on the screen, and what is wrong with its fields. */
export function useProductForm() {
  const { draft, publication } = useEntryEditor<ProductContent>()
  const { content, change } = draft
  const errorOf = (field: string): string | undefined => publication.fields[field] ?? draft.fieldErrors[field]
  return { content, change, errorOf }
}
