import { useSearchParams } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'
import { goalsPath } from './goals/paths'
import { mailsPath } from './mails/paths'
import { overviewPath } from './paths'
import { chosenVisits } from './question/filters-address'

/** The head that the screens of the visitors' figures share; what is chosen on one is chosen on the next. */
export function AnalyticsHeader() {
  const search = chosenVisits(useSearchParams()[0])
  const tabs = [
    { to: overviewPath, search, label: 'Overview' },
    { to: goalsPath, search, label: 'Goals' },
    { to: mailsPath, search, label: 'Reports' },
  ]
  return (
    <PageHeader title="Analytics">
      <LinkTabs label="Analytics" tabs={tabs} />
    </PageHeader>
  )
}
