import { Check, Play, RotateCcw } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import type { BoardChange } from '../engine/board-change'
import type { GuideStep } from '../engine/guide-steps'
import { finishTaskChanges, reopenTaskChanges, startTaskChanges } from '../engine/task-changes'
import type { LiveBoard } from './use-live-board'

interface StepButtonsProps {
  step: GuideStep
  live: LiveBoard
  personId: string
  /** The step that comes next: its main button stands out. */
  isNext?: boolean
}

/** Begins a step, finishes it, or opens it again. */
export function StepButtons({ step: { card, row, blockers }, live, personId, isNext = false }: StepButtonsProps) {
  if (!live.canEdit) return null
  const act = (label: string, changes: BoardChange[]) => () => live.store.apply(`${card.id} ${label}`, changes)
  if (row.status === 'done') {
    return (
      <Button icon={RotateCcw} aria-label={`Reopen ${card.id}`} onClick={act('reopened', reopenTaskChanges(card.id))}>
        Reopen
      </Button>
    )
  }
  const isBegun = row.status === 'in-progress' || row.status === 'review'
  return (
    <>
      {!isBegun && blockers.length === 0 && (
        <Button
          icon={Play}
          aria-label={`Start ${card.id}`}
          onClick={act('started', startTaskChanges(card.id, personId))}
        >
          Start
        </Button>
      )}
      <Button
        icon={Check}
        variant={isNext ? 'primary' : 'secondary'}
        aria-label={`Mark ${card.id} as done`}
        onClick={act('done', finishTaskChanges(card.id))}
      >
        Done
      </Button>
    </>
  )
}
