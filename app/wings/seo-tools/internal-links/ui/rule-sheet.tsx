import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { useMutation } from '~/ui/workspace/use-mutation'
import { internalLinksClient } from '../api'
import type { RuleInput } from '../rules/rule-input'
import { KeywordFields, LimitFields, LinkAttributeFields } from './rule-fields'
import { RuleScopeFields } from './rule-scope-fields'

interface RuleErrors {
  message: string
  fields: Record<string, string>
}

/** What is written in the panel: without an id a rule that is new. */
export interface DraftRule {
  id: string | null
  rule: RuleInput
}

interface RuleSheetProps {
  draft: DraftRule | undefined
  onClose: () => void
}

/** One rule with all that can be said of it. */
export function RuleSheet({ draft, onClose }: RuleSheetProps) {
  return (
    <Sheet
      title={draft?.id ? 'Edit link rule' : 'New link rule'}
      description="Links are added when you apply a bulk auto-link run."
      open={draft !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {draft && <RuleForm key={draft.id ?? 'new'} draft={draft} onDone={onClose} />}
    </Sheet>
  )
}

function RuleForm({ draft, onDone }: { draft: DraftRule; onDone: () => void }) {
  const [rule, setRule] = useState(draft.rule)
  const { save, isBusy, fault } = useSaveRule(draft.id, onDone)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fault])
  const set = (part: Partial<RuleInput>) => setRule((known) => ({ ...known, ...part }))
  const parts = { rule, onChange: set, errors: fault?.fields ?? {} }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(rule)
      }}
    >
      <KeywordFields {...parts} />
      <LimitFields {...parts} />
      <RuleScopeFields {...parts} />
      <LinkAttributeFields {...parts} />
      {fault && <Notice kind="error" title={fault.message} />}
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        {draft.id ? 'Save rule' : 'Add rule'}
      </Button>
    </form>
  )
}

const putRule = (ruleId: string, json: RuleInput) =>
  internalLinksClient.put('/rules/:ruleId', { param: { ruleId }, json })

/** Sends a rule that was written, new or known; says beside its fields what is wrong, and offers to take a change back. */
function useSaveRule(id: string | null, onDone: () => void) {
  const [fault, setFault] = useState<RuleErrors>()
  const [isBusy, setBusy] = useState(false)
  const change = useMutation()
  const { revalidate } = useRevalidator()

  async function save(rule: RuleInput) {
    setBusy(true)
    const reply = id
      ? await callApi(putRule(id, rule))
      : await callApi(internalLinksClient.post('/rules', { json: rule }))
    setBusy(false)
    if (!reply.ok) return setFault({ message: reply.message, fields: reply.fields ?? {} })
    setFault(undefined)
    const { before } = reply.body
    const takeBack = before
      ? () => void change({ ...putRule(reply.body.id, before), successMessage: () => 'Change undone.' })
      : () =>
          void change({
            ...internalLinksClient.post('/removed-rules', { json: { ids: [reply.body.id] } }),
            successMessage: () => 'Rule deleted.',
          })
    showToast(before ? 'Rule saved.' : 'Rule added.', 'success', { label: 'Undo', onClick: takeBack })
    onDone()
    await revalidate()
  }

  return { save, isBusy, fault }
}
