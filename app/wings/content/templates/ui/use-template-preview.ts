import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { templatesClient } from '../api'
import type { PreviewedRow } from '../previewed-row'
import type { EditableTemplate } from '../template'

const DEBOUNCE_MS = 350

interface Preview {
  rows: PreviewedRow[]
  /** What keeps the template from being read at all, by field: `variables.0.name`. */
  fields: Record<string, string>
  /** Why the rows are not those of what is typed. */
  error?: string
  isStale: boolean
}

/** What the template gives for its sample rows, a moment after each change. */
export function useTemplatePreview({ kind, variables, content, samples }: Omit<EditableTemplate, 'name'>) {
  const [preview, setPreview] = useState<Preview>({ rows: [], fields: {}, isStale: true })
  useEffect(() => {
    const asking = new AbortController()
    setPreview((before) => ({ ...before, isStale: true }))
    const timer = setTimeout(() => {
      const json = { kind, variables, content, samples }
      callApi(templatesClient.post('/preview', { json, signal: asking.signal })).then(
        (reply) => {
          if (reply.ok) setPreview({ rows: reply.body.rows, fields: {}, isStale: false })
          else setPreview(({ rows }) => ({ rows, fields: reply.fields ?? {}, error: reply.message, isStale: true }))
        },
        // a newer question has taken its place
        () => {},
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [kind, variables, content, samples])
  return preview
}
