import { href } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'

interface PlanTabsProps {
  planId: string
  canEdit: boolean
}

/** The screens of one plan; what only changes it is not offered to readers. */
export function PlanTabs({ planId: sprintId, canEdit }: PlanTabsProps) {
  const plan = { to: href('/planner/dashboard/:sprintId', { sprintId }), label: 'Plan' }
  const board = { to: `${href('/planner/board')}?plan=${sprintId}`, label: 'Board' }
  const guide = { to: href('/planner/build-guide/:sprintId', { sprintId }), label: 'Build guide' }
  const edit = { to: href('/planner/edit/:sprintId', { sprintId }), label: 'Edit' }
  const improve = { to: href('/planner/dashboard/:sprintId/ai', { sprintId }), label: 'Improve with AI' }
  const history = { to: href('/planner/dashboard/:sprintId/history', { sprintId }), label: 'History' }
  const tabs = canEdit ? [plan, board, guide, edit, improve, history] : [plan, board, guide, history]
  return (
    <div className="min-w-0 print:hidden">
      <LinkTabs label="This plan" tabs={tabs} />
    </div>
  )
}
