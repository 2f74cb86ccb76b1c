import { useSearchParams } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'
import { reportsPath } from '../emails/paths'
import { goalsPath } from '../goals/paths'
import { analyticsPath } from '../paths'
import { pickQueryParams } from '../url-filters'

/** The head that the screens of the visitors' figures share; what is chosen on one is chosen on the next. */
export function AnalyticsHeader() {
  const search = pickQueryParams(useSearchParams()[0])
  const tabs = [
    { to: analyticsPath, search, label: 'Overview' },
    { to: goalsPath, search, label: 'Goals' },
    { to: reportsPath, search, label: 'Reports' },
  ]
  return (
    <PageHeader title="Analytics">
      <LinkTabs label="Analytics" tabs={tabs} />
    </PageHeader>
  )
}
