import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

const tabs = [
  { to: '/admin/blog', label: 'Posts' },
  { to: '/admin/blog/categories', label: 'Categories' },
  { to: '/admin/media', label: 'Media' },
]

/** The head that the screens around writing share: posts and their pictures. */
export function PostsHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader title="Blog Posts" actions={actions}>
      <LinkTabs label="Posts, categories and media" tabs={tabs} />
    </PageHeader>
  )
}
