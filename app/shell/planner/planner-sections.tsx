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
          { to: href('/planner/account'), label: 'Account', hasMoreBelow: true },
        ]}
      />
    </div>
  )
}
