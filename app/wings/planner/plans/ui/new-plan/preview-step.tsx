import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useApiQuery } from '~/kits/api/use-api-query'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { plansClient } from '../../api'
import { validateDraft } from '../../drafts/plan-draft'
import type { NewPlanStepProps } from './new-plan-screen'
import { PreviewBody } from './preview-body'
import { StepForm } from './step-form'
import type { DraftStore } from './use-stored-plan-draft'

const PREVIEW_DEBOUNCE_MS = 120

/** The plan before it is created: what is in it, what it takes, and what can be left for later. */
export function PreviewStep({ draftStore, steps }: NewPlanStepProps) {
  const { draft, change } = draftStore
  const { data, error, isStale, retry } = useApiQuery(plansClient.post('/drafts/preview', { json: draft }), {
    pauseMs: PREVIEW_DEBOUNCE_MS,
  })
  const creation = useCreatePlan(draftStore)
  const wrong = Object.entries(validateDraft(draft))[0]
  const actions = (
    <>
      <Button onClick={() => steps.go('questions')}>Back</Button>
      <Button type="submit" variant="primary" disabled={!data || Boolean(wrong) || creation.isBusy}>
        {creation.isBusy ? 'Creating plan' : 'Create plan'}
      </Button>
    </>
  )
  return (
    <StepForm
      title="Review your plan"
      text="Deselect what can wait and edit titles before you create the plan."
      steps={steps}
      onSubmit={creation.create}
      actions={actions}
      isLong
    >
      {wrong && <InvalidFieldNotice path={wrong[0]} message={wrong[1]} onOpen={steps.go} />}
      {!wrong && error && (
        <Notice kind="error" title={error} action={<Button onClick={retry}>Try again</Button>}>
          Your draft is kept.
        </Notice>
      )}
      {!wrong && !error && !data && <SkeletonRows label="Generating plan" />}
      {data && <PreviewBody preview={data} draft={draft} isStale={isStale} change={change} />}
      {creation.error && (
        <Notice kind="error" title={creation.error}>
          Your draft is kept.
        </Notice>
      )}
    </StepForm>
  )
}

interface InvalidFieldNoticeProps {
  path: string
  message: string
  onOpen: (step: 'idea' | 'brief') => void
}

function InvalidFieldNotice({ path, message, onOpen }: InvalidFieldNoticeProps) {
  const step = /^(team|weeks|budget|currency|reading)/.test(path) ? 'brief' : 'idea'
  return (
    <Notice kind="warning" title={message} action={<Button onClick={() => onOpen(step)}>Edit</Button>}>
      Fix this to generate the plan.
    </Notice>
  )
}

function useCreatePlan({ draft, clear }: DraftStore) {
  const navigate = useNavigate()
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  async function create() {
    if (state.isBusy) return
    setState({ isBusy: true })
    const reply = await callApi(plansClient.post('/', { json: draft }))
    if (!reply.ok) return setState({ isBusy: false, error: reply.message })
    clear()
    await navigate(href('/planner/dashboard/:sprintId', { sprintId: reply.body.id }))
  }
  return { ...state, create }
}
