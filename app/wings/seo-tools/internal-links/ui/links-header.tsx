import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'
import { linkedPagesPath, linkProblemsPath, linksPath, orphanPagesPath, siteSuggestionsPath } from './link-paths'
import { rulesPath } from './rule-paths'
import { linkRunsPath } from './run-paths'

const tabs = [
  { to: linksPath, label: 'Links' },
  { to: linkedPagesPath, label: 'Pages', alsoAt: [`${linksPath}/page`] },
  { to: siteSuggestionsPath, label: 'Suggestions' },
  { to: orphanPagesPath, label: 'Orphan pages' },
  { to: linkProblemsPath, label: 'Problems' },
  { to: rulesPath, label: 'Link rules', hasMoreBelow: true },
  { to: linkRunsPath, label: 'Bulk auto-link', hasMoreBelow: true },
]

/** The head that the screens about links share. */
export function LinksHeader({ actions, text }: { actions?: React.ReactNode; text?: React.ReactNode }) {
  return (
    <PageHeader title="Internal Links" text={text} actions={actions}>
      <LinkTabs label="Internal links" tabs={tabs} />
    </PageHeader>
  )
}
