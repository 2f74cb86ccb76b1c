import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callApi } from '~/platform/api-client'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { faultsOf } from '../draft'
import type { Preview } from '../preview'
import { PreviewBody } from './preview-body'
import type { StartingProps } from './start-screen'
import { StepFrame } from './step-frame'
import { useAnswer } from './use-answer'
import type { DraftKeeper } from './use-draft'

const PREVIEW_PAUSE_MS = 120

/** The plan before it is created: what is in it, what it takes, and what can be left for later. */
export function PreviewStep({ keeper, steps }: StartingProps) {
  const { draft, change } = keeper
  const { answer, fault, isStale, retry } = useAnswer<Preview>(href('/planner/new/preview'), draft, PREVIEW_PAUSE_MS)
  const creation = useCreation(keeper)
  const wrong = Object.entries(faultsOf(draft))[0]
  const actions = (
    <>
      <Button onClick={() => steps.go('questions')}>Back</Button>
      <Button type="submit" variant="primary" disabled={!answer || Boolean(wrong) || creation.isBusy}>
        {creation.isBusy ? 'Creating the plan' : 'Create the plan'}
      </Button>
    </>
  )
  return (
    <StepFrame
      title="This is your plan"
      text="Take out what can wait and rename what you would say differently. Nothing is created yet."
      steps={steps}
      onSubmit={creation.create}
      actions={actions}
      isLong
    >
      {wrong && <WrongField path={wrong[0]} message={wrong[1]} onOpen={steps.go} />}
      {!wrong && fault && (
        <Notice kind="error" title={fault} action={<Button onClick={retry}>Try again</Button>}>
          Your draft is kept.
        </Notice>
      )}
      {!wrong && !fault && !answer && <SkeletonRows label="Making the plan" />}
      {answer && <PreviewBody preview={answer} draft={draft} isStale={isStale} change={change} />}
      {creation.fault && (
        <Notice kind="error" title={creation.fault}>
          Your draft is kept.
        </Notice>
      )}
    </StepFrame>
  )
}

interface WrongFieldProps {
  path: string
  message: string
  onOpen: (step: 'idea' | 'frame') => void
}

function WrongField({ path, message, onOpen }: WrongFieldProps) {
  const step = /^(team|weeks|budget)/.test(path) ? 'frame' : 'idea'
  return (
    <Notice kind="warning" title={message} action={<Button onClick={() => onOpen(step)}>Change it</Button>}>
      The plan is made once this is right.
    </Notice>
  )
}

function useCreation({ draft, forget }: DraftKeeper) {
  const navigate = useNavigate()
  const [state, setState] = useState<{ isBusy: boolean; fault?: string }>({ isBusy: false })
  async function create() {
    if (state.isBusy) return
    setState({ isBusy: true })
    const reply = await callApi<{ id: string }>({ path: href('/planner/new/creation'), json: draft })
    if (!reply.ok) return setState({ isBusy: false, fault: reply.message })
    forget()
    await navigate(href('/planner/dashboard/:sprintId', { sprintId: reply.body.id }))
  }
  return { ...state, create }
}
