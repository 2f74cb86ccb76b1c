import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { NumberField } from '~/ui/workspace/number-field'
import { Switch } from '~/ui/workspace/switch'
import { internalLinksClient } from '../api'
import { MAX_LINKS_PER_PAGE, type RunSettings } from '../runs/run'
import { pageKindPluralLabels } from './page-kind-labels'
import { linkRunPath } from './run-paths'

interface NewRunDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Null: all that are switched on. */
  ruleIds: string[] | null
  enabledRuleCount: number
}

/** Asks what a dry run is about, and begins it. */
export function NewRunDialog({ isOpen, onClose, ruleIds, enabledRuleCount }: NewRunDialogProps) {
  const count = ruleIds?.length ?? enabledRuleCount
  return (
    <Dialog
      title="New dry run"
      description={`Previews the links that ${count === 1 ? 'one rule' : `${formatNumber(count)} rules`} would add. Nothing is changed.`}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <RunForm ruleIds={ruleIds} />
    </Dialog>
  )
}

function RunForm({ ruleIds }: { ruleIds: string[] | null }) {
  const [settings, setSettings] = useState<RunSettings>({
    kinds: ['post', 'product', 'landing-page'],
    ruleIds,
    maxPerPage: 10,
    maxPerParagraph: 1,
    leavesFirstSentence: true,
  })
  const { begin, isBusy, fault } = useStartRun()
  const set = (part: Partial<RunSettings>) => setSettings((known) => ({ ...known, ...part }))
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void begin(settings)
      }}
    >
      <ChoiceChips
        label="Page types"
        labels={pageKindPluralLabels}
        selected={settings.kinds}
        error={fault?.fields?.kinds}
        onChange={(kinds) => set({ kinds })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Maximum new links per page"
          value={settings.maxPerPage}
          error={fault?.fields?.maxPerPage}
          min={1}
          max={MAX_LINKS_PER_PAGE}
          onChange={(maxPerPage) => set({ maxPerPage: maxPerPage ?? 1 })}
        />
        <NumberField
          label="Maximum per paragraph"
          value={settings.maxPerParagraph}
          error={fault?.fields?.maxPerParagraph}
          min={1}
          max={MAX_LINKS_PER_PAGE}
          emptyLabel="No limit"
          onChange={(maxPerParagraph) => set({ maxPerParagraph })}
        />
      </div>
      <Switch
        label="Skip the first sentence"
        checked={settings.leavesFirstSentence}
        onCheckedChange={(leavesFirstSentence) => set({ leavesFirstSentence })}
      />
      {fault && <Notice kind="error" title={fault.message} />}
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        Start dry run
      </Button>
    </form>
  )
}

function useStartRun() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ message: string; fields?: Record<string, string> }>()

  async function begin(settings: RunSettings) {
    setBusy(true)
    const reply = await callApi(internalLinksClient.post('/runs', { json: settings }))
    setBusy(false)
    if (reply.ok) await navigate(linkRunPath(reply.body.id))
    else setFault(reply)
  }

  return { begin, isBusy, fault }
}
