import { Check, Play, RotateCcw } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import type { BoardChange } from '../changes/board-change'
import { finishChanges, reopenChanges, startChanges } from '../changes/task-work'
import type { LiveBoard } from '../live/use-board'
import type { Step } from './steps'

interface StepButtonsProps {
  step: Step
  live: LiveBoard
  personId: string
  /** The step that comes next: its main button stands out. */
  isNext?: boolean
}

/** Begins a step, finishes it, or opens it again. */
export function StepButtons({ step: { card, row, blockers }, live, personId, isNext = false }: StepButtonsProps) {
  if (!live.mayChange) return null
  const act = (label: string, changes: BoardChange[]) => () => live.store.act(`${card.id} ${label}`, changes)
  if (row.status === 'done') {
    return (
      <Button icon={RotateCcw} aria-label={`Reopen ${card.id}`} onClick={act('reopened', reopenChanges(card.id))}>
        Reopen
      </Button>
    )
  }
  const isBegun = row.status === 'in-progress' || row.status === 'review'
  return (
    <>
      {!isBegun && blockers.length === 0 && (
        <Button icon={Play} aria-label={`Start ${card.id}`} onClick={act('started', startChanges(card.id, personId))}>
          Start
        </Button>
      )}
      <Button
        icon={Check}
        variant={isNext ? 'primary' : 'secondary'}
        aria-label={`Mark ${card.id} as done`}
        onClick={act('done', finishChanges(card.id))}
      >
        Done
      </Button>
    </>
  )
}
