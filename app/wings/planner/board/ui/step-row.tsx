import { Ban, ChevronRight, Circle, CircleCheck, CircleDot } from 'lucide-react'
import { Badge } from '~/ui/workspace/badge'
import type { GuideStep } from '../engine/guide-steps'
import { COLUMN_LABELS } from '../task-progress'
import { StepButtons } from './step-buttons'
import { TaskContent } from './task-content'
import type { LiveBoard } from './use-live-board'
import { useTaskDetail } from './use-task-detail'

interface StepRowProps {
  planId: string
  step: GuideStep
  live: LiveBoard
  personId: string
  isNext: boolean
  isOpen: boolean
  onToggle: () => void
}

/** One step; open, it shows everything that it takes. */
export function StepRow({ planId, step, live, personId, isNext, isOpen, onToggle }: StepRowProps) {
  const { card, blockers } = step
  return (
    <li className="border-b border-line text-dense [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="control flex min-w-0 flex-1 basis-64 items-center gap-3 text-left -outline-offset-2"
        >
          <ChevronRight size={16} aria-hidden="true" className={`shrink-0 text-faint ${isOpen ? 'rotate-90' : ''}`} />
          <StepStatusIcon step={step} />
          <span className={`min-w-0 break-words ${step.row.status === 'done' ? 'text-muted' : 'font-medium'}`}>
            <span className="mr-1.5 font-normal text-faint tabular-nums">{card.id}</span>
            {card.title}
          </span>
        </button>
        {isNext && <Badge tone="accent">Next</Badge>}
        {step.isCritical && step.row.status !== 'done' && <Badge title="On the critical path">Critical</Badge>}
        {blockers.length > 0 && (
          <span className="inline-flex items-center gap-1.5 font-medium text-warning">
            <Ban size={14} aria-hidden="true" />
            Blocked by {blockers.join(', ')}
          </span>
        )}
        <span className="w-14 text-right text-muted tabular-nums">{card.hours} h</span>
        <div className="flex gap-2">
          <StepButtons step={step} live={live} personId={personId} />
        </div>
      </div>
      {isOpen && <StepContent planId={planId} step={step} live={live} />}
    </li>
  )
}

function StepStatusIcon({ step: { row, blockers } }: { step: GuideStep }) {
  const isBegun = row.status === 'in-progress' || row.status === 'review'
  const Icon = row.status === 'done' ? CircleCheck : isBegun ? CircleDot : Circle
  const tone = row.status === 'done' ? 'text-success' : isBegun ? 'text-accent' : 'text-faint'
  return (
    <>
      <Icon size={18} aria-hidden="true" className={`shrink-0 ${tone}`} />
      <span className="sr-only">{blockers.length > 0 ? 'Blocked' : COLUMN_LABELS[row.status]}:</span>
    </>
  )
}

function StepContent({ planId, step: { card, row }, live }: Pick<StepRowProps, 'planId' | 'step' | 'live'>) {
  const state = useTaskDetail(planId, card.id, row.version)
  return (
    <div className="pt-2 pb-6 sm:pl-14">
      <TaskContent planId={planId} row={row} state={state} canEdit={live.canEdit} applyChanges={live.store.apply} />
    </div>
  )
}
