import { href } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'

/** The planner's screens, in one row. */
export function PlannerSections() {
  return (
    <div className="wrap print:hidden">
      <LinkTabs
        label="Planner"
        tabs={[
          { to: href('/planner/dashboard'), label: 'Plans' },
          { to: href('/planner/board'), label: 'Board' },
          { to: href('/planner/stack-library'), label: 'Stacks', hasMoreBelow: true },
          { to: href('/planner/agents'), label: 'Agents' },
          { to: href('/planner/account'), label: 'Account', hasMoreBelow: true },
        ]}
      />
    </div>
  )
}
