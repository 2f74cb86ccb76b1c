import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import type { ProductContent } from '../product-content'

/** The product on the screen, and what is wrong with its fields. */
export function useProductForm() {
  const { draft: writing, publication } = useEntryEditor<ProductContent>()
  const { content, change } = writing
  const errorOf = (field: string): string | undefined => publication.fields[field] ?? writing.fieldErrors[field]
  return { content, change, errorOf }
}
