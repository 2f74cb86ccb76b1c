import { entrySeoFields } from '~/wings/web/seo/seo-fields'
import type { SeoForm } from '~/wings/web/seo/seo-inputs'
import { useEntryEditor } from '../entry-editor-context'

/** The SEO fields of the piece as it is written; `fallbacks` stand where a field is empty. */
export function useSeoForm(fallbacks: SeoForm['fallbacks'] = {}): SeoForm {
  const { draft } = useEntryEditor()
  const { seo } = draft.content
  return {
    fields: entrySeoFields,
    values: seo,
    fallbacks,
    isNarrow: true,
    change: (name, value) => draft.change({ seo: { ...seo, [name]: value } }),
  }
}
