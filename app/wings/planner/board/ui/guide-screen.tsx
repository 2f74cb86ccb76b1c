import { CircleCheck, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { Plan } from '~/wings/planner/plans/plan'
import { PlanTabs } from '~/wings/planner/plans/plan-tabs'
import { calculateBurndown } from '../engine/burndown'
import { type GuideStep, toGuideSteps } from '../engine/guide-steps'
import type { TaskDetail } from '../engine/task-detail'
import type { Board } from '../queries.server'
import { pickNextTask } from '../working-order'
import { BurndownChart } from './burndown-chart'
import { ConnectionNotice } from './connection-notice'
import { NextStep } from './next-step'
import { StepList } from './step-list'
import { type LiveBoard, useLiveBoard } from './use-live-board'
import { useUndoShortcut } from './use-undo-shortcut'

const sumHours = (steps: readonly GuideStep[]) => steps.reduce((sum, { card }) => sum + card.hours, 0)

interface GuideScreenProps {
  board: Board
  personId: string
  /** Ids of the tasks as they are best done. */
  order: string[]
  waves: Plan['waves']
  criticalPath: string[]
  period: { begin: string; end: string }
  nextDetail: TaskDetail | undefined
}

/** A plan step by step: what comes next on top, with everything it takes to do it. */
export function GuideScreen({ board, personId, order, waves, criticalPath, period, nextDetail }: GuideScreenProps) {
  const live = useLiveBoard(board)
  const steps = useMemo(
    () => toGuideSteps({ cards: board.cards, order, waves, criticalPath }, live.rows),
    [board.cards, order, waves, criticalPath, live.rows],
  )
  const next = pickNextTask({ tasks: board.cards, waves, schedule: { criticalPath } }, live.rows, personId)
  const nextStep = steps.find(({ card }) => card.id === next?.id)
  const [now] = useState(() => new Date())
  const chart = calculateBurndown(
    steps.map(({ card, row }) => ({ hours: card.hours, doneAt: row.doneAt })),
    period,
    now,
  )
  const undo = useGuideUndo(live)
  const isFinished = steps.length > 0 && steps.every(({ row }) => row.status === 'done')
  return (
    <>
      <GuideHeader board={board} live={live} undo={undo} />
      <div className="grid gap-6">
        <div className="empty:hidden">
          <ConnectionNotice live={live} mayEverChange={board.canEdit} />
        </div>
        <GuideProgress steps={steps} />
        {isFinished && <GuideFinished />}
        {nextStep && (
          <NextStep
            key={nextStep.card.id}
            planId={board.planId}
            step={nextStep}
            live={live}
            personId={personId}
            initialDetail={nextDetail}
          />
        )}
        {!nextStep && !isFinished && (
          <p className="text-muted">No open steps for you. The remaining steps are blocked or assigned to others.</p>
        )}
        <BurndownChart burndown={chart} />
        <StepList planId={board.planId} steps={steps} live={live} personId={personId} nextId={next?.id} />
      </div>
    </>
  )
}

function GuideHeader({ board, live, undo }: { board: Board; live: LiveBoard; undo: () => void }) {
  return (
    <PageHeader
      title={board.title}
      text="Work through the steps in order. Each step has a prompt for your coding agent."
      actions={
        live.canEdit && (
          <Button
            icon={Undo2}
            onClick={undo}
            disabled={!live.undoLabel}
            title={live.undoLabel && `Undo: ${live.undoLabel} (Ctrl+Z)`}
          >
            Undo
          </Button>
        )
      }
    >
      <PlanTabs planId={board.planId} canEdit={board.canEdit} />
    </PageHeader>
  )
}

function useGuideUndo({ store, canEdit }: LiveBoard) {
  function undo() {
    if (!canEdit) return
    const label = store.undo()
    showToast(label ? `Undone: ${label}.` : 'Nothing to undo.')
  }
  useUndoShortcut(undo)
  return undo
}

function GuideFinished() {
  return (
    <section className="grid justify-items-center gap-2 rounded-lg border border-success px-6 py-10 text-center">
      <CircleCheck size={32} aria-hidden="true" className="text-success" />
      <h2 className="text-h3">All steps are done</h2>
      <p className="max-w-md text-muted">Follow the release plan to launch. Reopened steps appear here again.</p>
    </section>
  )
}

/** How far the plan is, in steps and in hours. */
function GuideProgress({ steps }: { steps: readonly GuideStep[] }) {
  const done = steps.filter(({ row }) => row.status === 'done')
  const [doneHours, hours] = [sumHours(done), sumHours(steps)]
  return (
    <div className="grid gap-2 text-dense">
      <ProgressBar label="Progress of the plan" value={hours === 0 ? 0 : doneHours / hours} />
      <p className="text-muted tabular-nums">
        {done.length} of {steps.length} steps done, {Math.round(doneHours)} of {Math.round(hours)} hours
      </p>
    </div>
  )
}
