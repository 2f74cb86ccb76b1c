import { href } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

interface StacksHeaderProps {
  title: string
  text?: React.ReactNode
  actions?: React.ReactNode
}

/** The beginning of every screen about stacks, and the way between them. */
export function StacksHeader(props: StacksHeaderProps) {
  const tabs = [
    { to: href('/planner/stack-generator'), label: 'Generate' },
    { to: href('/planner/stack-library'), label: 'Saved stacks' },
    { to: href('/planner/stack-library/technologies'), label: 'Technologies' },
  ]
  return (
    <PageHeader {...props}>
      <LinkTabs label="Stacks" tabs={tabs} />
    </PageHeader>
  )
}
