import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ApiRequest, apiFailure, callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'

/** Saved: what it was and what it is. Else what somebody else has saved meanwhile, or what to confirm first. */
type SaveAnswer<Value, Version> = { before: Value; after: Version } | { current: Version } | { warning: string }

interface VersionedForm<Value, Version> {
  /** As the screen was loaded. */
  stored: Version
  /** What is edited of a version. */
  toValue: (version: Version) => Value
  /** The call that saves `value`, refused when the version it is based on is no longer the stored one. */
  describeSave: (value: Value, basedOn: Version, isConfirmed: boolean) => ApiRequest<SaveAnswer<Value, Version>>
}

interface Attempt<Value, Version> {
  value: Value
  basedOn: Version
  message: string
  isUndo?: boolean
  isConfirmed?: boolean
}

/**
 * A form that is saved by a button and that somebody else may have saved meanwhile: what is typed, what is wrong with it,
 * whose version stands in the way, Undo. Nothing typed is lost until the person chooses the other version.
 */
export function useVersionedForm<Value, Version>({ stored, toValue, describeSave }: VersionedForm<Value, Version>) {
  const [base, setBase] = useState(stored)
  const [value, setValue] = useState(() => toValue(stored))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<{ version: Version }>()
  const [pending, setPending] = useState<{ attempt: Attempt<Value, Version>; warning: string }>()
  const { revalidate } = useRevalidator()
  const latest = useRef(value)
  latest.current = value

  function take(version: Version) {
    setBase(version)
    setValue(() => toValue(version))
    setErrors({})
    setTheirs(undefined)
    setPending(undefined)
  }

  async function send(attempt: Attempt<Value, Version>) {
    setSaving(true)
    const shown = latest.current
    const reply = await putIfUnchanged(
      describeSave(attempt.value, attempt.basedOn, (attempt.isConfirmed || attempt.isUndo) ?? false),
    )
    setSaving(false)
    setPending(undefined)
    setErrors((!reply.ok && reply.fields) || {})
    if (!reply.ok) return showToast(reply.message, 'error')
    if ('warning' in reply.body) return setPending({ attempt, warning: reply.body.warning })
    if ('current' in reply.body) return setTheirs({ version: reply.body.current })
    const { before, after } = reply.body
    take(after)
    // what was typed while the answer was on its way stays, to be saved next
    if (latest.current !== shown) setValue(latest.current)
    const undo = () => void send({ value: before, basedOn: after, message: 'Change undone.', isUndo: true })
    showToast(attempt.message, 'success', attempt.isUndo ? undefined : { label: 'Undo', onClick: undo })
    await revalidate()
  }

  return {
    value,
    base,
    errors,
    isSaving,
    isUnsaved: JSON.stringify(value) !== JSON.stringify(toValue(base)),
    /** Somebody else has saved: choose with `keepMine` or `takeTheirs`. */
    isConflicting: theirs !== undefined,
    /** What to confirm before it is saved: with `confirm` or `cancel`. */
    warning: pending?.warning,
    setValue,
    save: (message: string, saved: Value = value) => void send({ value: saved, basedOn: base, message }),
    /** Writes over what somebody else has saved meanwhile. */
    keepMine: (message: string) => theirs && void send({ value, basedOn: theirs.version, message }),
    takeTheirs: () => theirs && take(theirs.version),
    confirm: () => pending && void send({ ...pending.attempt, isConfirmed: true }),
    cancel: () => setPending(undefined),
  }
}

/**
 * Saves something with the state that it is based on. What somebody else has stored meanwhile is an answer too: `current`,
 * and nothing was saved.
 */
function putIfUnchanged<Body>(call: ApiRequest<Body>) {
  return callApi<Body>(call, async (response) => {
    const body = await response.json().catch(() => undefined)
    return response.ok || body?.current !== undefined ? { ok: true, body } : apiFailure(response.status, body?.error)
  })
}
