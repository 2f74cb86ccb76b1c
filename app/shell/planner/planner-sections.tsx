import { href } from 'react-router'
import { plannerPrefix } from '~/domains/planner/paths'
import { LinkTabs } from '~/ui/workspace/link-tabs'

const planPaths = ['new', 'import', 'edit', 'build-guide'].map((screen) => `/${plannerPrefix}/${screen}`)

/** The planner's screens, in one row. */
export function PlannerTabs() {
  return (
    <div className="wrap print:hidden">
      <LinkTabs
        label="Planner"
        tabs={[
          { to: href('/planner/dashboard'), label: 'Plans', hasMoreBelow: true, alsoAt: planPaths },
          { to: href('/planner/board'), label: 'Board' },
          {
            to: href('/planner/stack-library'),
            label: 'Stacks',
            hasMoreBelow: true,
            alsoAt: [href('/planner/stack-generator')],
          },
          { to: href('/planner/agents'), label: 'Agents' },
          { to: href('/planner/account'), label: 'Account', hasMoreBelow: true },
        ]}
      />
    </div>
  )
}
