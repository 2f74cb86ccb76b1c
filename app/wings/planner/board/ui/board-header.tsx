import { Undo2 } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Select } from '~/ui/workspace/input'
import { PageHeader } from '~/ui/workspace/page-header'
import { PlanTabs } from '~/wings/planner/plans/plan-tabs'
import type { Board } from '../queries.server'
import type { LiveBoard } from './use-live-board'

interface BoardHeaderProps {
  board: Board
  live: LiveBoard
  /** All plans that the person may open. */
  plans: { id: string; title: string }[]
  onUndo: () => void
}

export function BoardHeader({ board, live, plans, onUndo }: BoardHeaderProps) {
  return (
    <PageHeader
      title={board.title}
      text={progressText(board, live)}
      actions={
        <>
          {plans.length > 1 && <PlanSwitcher planId={board.planId} plans={plans} />}
          {live.canEdit && (
            <Button
              icon={Undo2}
              onClick={onUndo}
              disabled={!live.undoLabel}
              title={live.undoLabel ? `Undo: ${live.undoLabel} (Ctrl+Z)` : 'Nothing to undo'}
            >
              Undo
            </Button>
          )}
        </>
      }
    >
      <PlanTabs planId={board.planId} canEdit={board.canEdit} />
    </PageHeader>
  )
}

function PlanSwitcher({ planId, plans }: { planId: string; plans: BoardHeaderProps['plans'] }) {
  const navigate = useNavigate()
  return (
    <Select
      aria-label="Plan"
      value={planId}
      options={plans.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ target }) =>
        void navigate(`${href('/planner/board')}?${new URLSearchParams({ plan: target.value })}`)
      }
      className="max-w-60"
    />
  )
}

function progressText({ cards }: Board, { rows }: LiveBoard) {
  const left = cards.filter(({ id }) => rows.get(id)?.status !== 'done')
  const hours = Math.round(left.reduce((sum, card) => sum + card.hours, 0))
  return `${cards.length - left.length} of ${cards.length} tasks done, ${formatNumber(hours)} hours remaining`
}
