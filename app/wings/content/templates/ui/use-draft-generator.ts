import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { newUuid } from '~/platform/database/new-uuid'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import { templatesClient } from '../api'
import { createExampleRow, makeReferencesOptional } from '../engine/example-row'
import type { SampleRow, UsableTemplate } from '../template'
import { useTemplatePreview } from './use-template-preview'

/** The values of one page, what comes out of them, and the draft that is made. */
export function useDraftGenerator(template: UsableTemplate) {
  const [row, setRow] = useState<SampleRow>({})
  const [id, setId] = useState(newUuid)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  // what is not filled in yet is shown by an example
  const shown = useMemo(() => {
    const given = Object.entries(row).filter(([, value]) => value.trim() !== '')
    const variables = makeReferencesOptional(template.variables)
    return { ...template, variables, samples: [{ ...createExampleRow(variables), ...Object.fromEntries(given) }] }
  }, [template, row])
  const preview = useTemplatePreview(shown)

  function put(name: string, value: string) {
    setRow((before) => ({ ...before, [name]: value }))
    // other values are another draft; the same ones, asked for again, are the one that may be there already
    setId(newUuid())
    setFields(({ [`variables.${name}`]: _answered, ...rest }) => rest)
  }

  async function make() {
    setBusy(true)
    const param = { templateId: template.id }
    const reply = await callApi(templatesClient.post('/:templateId/drafts', { param, json: { id, row } }))
    setBusy(false)
    if (reply.ok) {
      const lost = Object.values(reply.body.fieldErrors)
      showToast(['Draft generated.', ...lost].join(' '), lost.length > 0 ? 'error' : 'success')
      return navigate(editorPath(reply.body.kind, reply.body.id))
    }
    setFields(reply.fields ?? {})
    showToast(reply.message, 'error')
  }

  return { row, put, make, fields, isBusy, preview }
}
