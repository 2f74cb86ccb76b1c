import type { GuideStep } from '../engine/guide-steps'
import type { TaskDetail } from '../engine/task-detail'
import { COLUMN_LABELS } from '../task-progress'
import { StepButtons } from './step-buttons'
import { TaskContent } from './task-content'
import type { LiveBoard } from './use-live-board'
import { useTaskDetail } from './use-task-detail'

interface NextStepProps {
  planId: string
  step: GuideStep
  live: LiveBoard
  personId: string
  /** What the page brought along, when it is of this step. */
  initialDetail: TaskDetail | undefined
}

/** The step to do now, open. */
export function NextStep({ planId, step, live, personId, initialDetail }: NextStepProps) {
  const { card, row } = step
  const state = useTaskDetail(planId, card.id, row.version, initialDetail?.id === card.id ? initialDetail : undefined)
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-5 rounded-lg border border-accent bg-surface p-5 text-dense"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold text-accent">
            {row.status === 'backlog' || row.status === 'ready' ? 'Next step' : COLUMN_LABELS[row.status]}
          </p>
          <h2 id="next-step" className="text-h3 break-words">
            {card.title}
          </h2>
          <p className="text-muted tabular-nums">
            {card.id} · about {card.hours} hours · {card.skill}
            {step.isCritical && ' · on the critical path'}
          </p>
        </div>
        <div className="flex gap-2">
          <StepButtons step={step} live={live} personId={personId} isNext />
        </div>
      </div>
      <TaskContent planId={planId} row={row} state={state} canEdit={live.canEdit} applyChanges={live.store.apply} />
    </section>
  )
}
