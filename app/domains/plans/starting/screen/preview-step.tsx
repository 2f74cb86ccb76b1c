import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callApi } from '~/platform/api-client'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { type Draft, faultsOf, type TitledSection } from '../draft'
import type { Preview } from '../preview'
import { EditableTitle } from './editable-title'
import { FiguresBar } from './figures-bar'
import { type Decide, PreviewItemRow, Warning } from './preview-item-row'
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

interface PreviewBodyProps {
  preview: Preview
  draft: Draft
  isStale: boolean
  change: (part: Partial<Draft>) => void
}

function PreviewBody({ preview, draft, isStale, change }: PreviewBodyProps) {
  const items = preview.groups.flatMap((group) => group.items)
  const first = items.filter(({ decision }) => decision === 'in').length
  const decide: Decide = {
    draft,
    isStale,
    onDecide: (key, decision) =>
      change({ decisions: [...draft.decisions.filter((one) => one.key !== key), { key, decision }] }),
    onRename: (of, key, title) => change({ titles: withTitle(draft.titles, of, key, title) }),
  }
  return (
    <>
      <section aria-label="Summary" className="grid gap-2 text-dense">
        <h3 className="text-h3">
          <EditableTitle title={preview.title} label="Title of the plan" onChange={(title) => change({ title })} />
        </h3>
        <p>{preview.summary.problem}</p>
        <p className="text-muted">{preview.summary.approach}</p>
      </section>
      {preview.conflicts.map(({ reason, advice }) => (
        <Notice key={reason} kind="warning" title={reason}>
          {advice}
        </Notice>
      ))}
      {preview.warnings.map((text) => (
        <Warning key={text} text={text} />
      ))}
      <FiguresBar figures={preview.figures} isStale={isStale} />
      <p className="text-dense text-muted">
        {first} of {items.length} requirements are in the first version; the others are kept for later.
      </p>
      {preview.groups.map((group) => (
        <section key={group.key} aria-label={group.title} className="text-dense">
          <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
            <h3 className="text-base font-semibold">
              {group.isEpic ? (
                <EditableTitle
                  title={group.title}
                  label="Title of the epic"
                  onChange={(title) => decide.onRename('epics', group.key, title)}
                />
              ) : (
                group.title
              )}
            </h3>
            <span className="text-muted tabular-nums">{Math.round(group.hours)} h</span>
          </div>
          {group.value && <p className="pt-1.5 text-muted">{group.value}</p>}
          <ul>
            {group.items.map((item) => (
              <PreviewItemRow key={item.key} item={item} {...decide} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function withTitle(titles: Draft['titles'], of: TitledSection, key: string, title: string) {
  return [...titles.filter((one) => one.of !== of || one.key !== key), { of, key, title }]
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
