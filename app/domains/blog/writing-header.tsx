import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

const tabs = [
  { to: '/admin/blog', label: 'Posts' },
  { to: '/admin/media', label: 'Media' },
  { to: '/admin/blog/redirects', label: 'Redirects' },
]

/** The head that the screens around writing share: posts, their pictures, their old addresses. */
export function WritingHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader title="Blog Posts" actions={actions}>
      <LinkTabs label="Posts, media and redirects" tabs={tabs} />
    </PageHeader>
  )
}
