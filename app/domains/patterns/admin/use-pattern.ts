import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { putBasedOn } from '~/platform/put-based-on'
import { showToast } from '~/ui/toasts'
import { noPattern, type Pattern, type PatternKind } from '../pattern'
import { faultInPattern } from '../variables'

const PATH = '/admin/seo-settings/patterns/pattern'
const SAVED = 'Saved. Pages show it from now on.'
const UNDONE = 'Back as it was.'

/** The pattern of a kind while somebody writes it. */
export function usePattern(kind: PatternKind, stored: Pattern) {
  const [base, setBase] = useState(stored)
  const [pattern, setPattern] = useState(stored)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<Pattern>()
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  function take(newest: Pattern) {
    setBase(newest)
    setPattern(newest)
    setTheirs(undefined)
  }

  async function send(wanted: Pattern, basedOn: Pattern, done = SAVED) {
    setSaving(true)
    const json = { kind, pattern: wanted, basedOn }
    const reply = await putBasedOn<{ before: Pattern; after: Pattern }, Pattern>(PATH, json)
    setSaving(false)
    setErrors((!reply.ok && reply.fields) || {})
    if (!reply.ok) return showToast(reply.message, 'error')
    if ('current' in reply.body) return setTheirs(reply.body.current)
    const { before, after } = reply.body
    take(after)
    const undo = { label: 'Undo', run: () => void send(before, after, UNDONE) }
    showToast(done, 'success', done === UNDONE ? undefined : undo)
    await revalidate()
  }

  const errorOf = (field: keyof Pattern) =>
    faultInPattern(kind, field, pattern[field].trim()) ?? errors[`pattern.${field}`]
  return {
    pattern,
    theirs,
    isSaving,
    errorOf,
    isUnsaved: pattern.title !== base.title || pattern.description !== base.description,
    isWritten: base.title !== '' || base.description !== '',
    change: (part: Partial<Pattern>) => setPattern({ ...pattern, ...part }),
    save: () => void send(pattern, base),
    reset: () => void send(noPattern, base),
    keepMine: () => theirs && void send(pattern, theirs),
    takeTheirs: () => theirs && take(theirs),
  }
}

export type PatternWriting = ReturnType<typeof usePattern>
