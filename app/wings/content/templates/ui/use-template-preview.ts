import { useApiQuery } from '~/kits/api/use-api-query'
import { templatesClient } from '../api'
import type { PreviewedRow } from '../previewed-row'
import type { EditableTemplate } from '../template'

const DEBOUNCE_MS = 350

const noRows: PreviewedRow[] = []
const noFields: Record<string, string> = {}

/** What the template gives for its sample rows, a moment after each change. */
export function useTemplatePreview({ kind, variables, content, samples }: Omit<EditableTemplate, 'name'>) {
  const call = templatesClient.post('/preview', { json: { kind, variables, content, samples } })
  const { data, error, fields, isStale } = useApiQuery(call, { pauseMs: DEBOUNCE_MS })
  return {
    rows: data?.rows ?? noRows,
    /** What keeps the template from being read at all, by field: `variables.0.name`. */
    fields: fields ?? noFields,
    /** Why the rows are not those of what is typed. */
    error,
    isStale: isStale || error !== undefined,
  }
}
