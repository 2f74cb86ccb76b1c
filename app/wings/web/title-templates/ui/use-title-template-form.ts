import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { putIfUnchanged } from '~/platform/http/put-if-unchanged'
import { showToast } from '~/ui/toaster'
import { titleTemplatesClient } from '../api'
import { validateTitleTemplate } from '../template-variables'
import { emptyTitleTemplate, type TitleTemplate, type TitleTemplateKind } from '../title-template'

const SAVED = 'Template saved.'
const UNDONE = 'Undone.'

/** The pattern of a kind while somebody writes it. */
export function useTitleTemplateForm(kind: TitleTemplateKind, stored: TitleTemplate) {
  const [base, setBase] = useState(stored)
  const [template, setTemplate] = useState(stored)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<TitleTemplate>()
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  function take(newest: TitleTemplate) {
    setBase(newest)
    setTemplate(newest)
    setTheirs(undefined)
  }

  async function send(wanted: TitleTemplate, basedOn: TitleTemplate, done = SAVED) {
    setSaving(true)
    const json = { kind, template: wanted, basedOn }
    const reply = await putIfUnchanged(titleTemplatesClient.put('/', { json }))
    setSaving(false)
    setErrors((!reply.ok && reply.fields) || {})
    if (!reply.ok) return showToast(reply.message, 'error')
    if ('current' in reply.body) return setTheirs(reply.body.current)
    const { before, after } = reply.body
    take(after)
    const undo = { label: 'Undo', onClick: () => void send(before, after, UNDONE) }
    showToast(done, 'success', done === UNDONE ? undefined : undo)
    await revalidate()
  }

  const errorOf = (field: keyof TitleTemplate) =>
    validateTitleTemplate(kind, field, template[field].trim()) ?? errors[`template.${field}`]
  return {
    template,
    theirs,
    isSaving,
    errorOf,
    isUnsaved: template.title !== base.title || template.description !== base.description,
    isWritten: base.title !== '' || base.description !== '',
    change: (part: Partial<TitleTemplate>) => setTemplate({ ...template, ...part }),
    save: () => void send(template, base),
    reset: () => void send(emptyTitleTemplate, base),
    keepMine: () => theirs && void send(template, theirs),
    takeTheirs: () => theirs && take(theirs),
  }
}

export type TitleTemplateFormState = ReturnType<typeof useTitleTemplateForm>
