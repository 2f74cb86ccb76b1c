import { href } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import type { Role } from './stored-plan'
import { mayChange } from './stored-plan'

/** The screens of one plan. */
export function PlanTabs({ planId: sprintId, role }: { planId: string; role: Role }) {
  const tabs = [
    { to: href('/planner/dashboard/:sprintId', { sprintId }), label: 'Plan' },
    ...(mayChange(role) ? [{ to: href('/planner/edit/:sprintId', { sprintId }), label: 'Edit' }] : []),
    { to: href('/planner/dashboard/:sprintId/history', { sprintId }), label: 'History' },
  ]
  return (
    <div className="print:hidden">
      <LinkTabs label="Plan" tabs={tabs} />
    </div>
  )
}
