import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/api-client'
import { showToast } from '~/ui/toasts'
import { useChange } from '~/ui/workspace/use-change'
import type { TypedRule } from '../../rules/typed-rule'
import { newRulePath, removalPath, rulePath } from './paths'

export interface RuleFault {
  message: string
  fields: Record<string, string>
}

/** Sends a rule that was written, new or known; says beside its fields what is wrong, and offers to take a change back. */
export function useRuleSaving(id: string | null, onDone: () => void) {
  const [fault, setFault] = useState<RuleFault>()
  const [isBusy, setBusy] = useState(false)
  const change = useChange()
  const { revalidate } = useRevalidator()

  async function save(rule: TypedRule) {
    setBusy(true)
    const reply = await callApi<{ id: string; before: TypedRule | null }>(
      id ? { path: rulePath(id), method: 'PUT', json: rule } : { path: newRulePath, json: rule },
    )
    setBusy(false)
    if (!reply.ok) return setFault({ message: reply.message, fields: reply.fields ?? {} })
    setFault(undefined)
    const { before } = reply.body
    const takeBack = before
      ? () => void change({ path: rulePath(reply.body.id), method: 'PUT', json: before, done: () => 'Back as it was.' })
      : () => void change({ path: removalPath, json: { ids: [reply.body.id] }, done: () => 'Rule removed.' })
    showToast(before ? 'Rule saved.' : 'Rule added.', 'success', { label: 'Undo', run: takeBack })
    onDone()
    await revalidate()
  }

  return { save, isBusy, fault }
}
