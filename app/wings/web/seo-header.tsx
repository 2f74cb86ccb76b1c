import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

const tabs = [
  { to: '/admin/seo-settings/pages', label: 'Pages', hasMoreBelow: true },
  { to: '/admin/product-seo', label: 'Products' },
  { to: '/admin/seo-settings/audit', label: 'Audit', hasMoreBelow: true },
  { to: '/admin/seo-settings/title-templates', label: 'Meta templates' },
  { to: '/admin/seo-settings/crawlers', label: 'Crawlers' },
  { to: '/admin/seo-settings/redirects', label: 'Redirects', hasMoreBelow: true },
  { to: '/admin/seo-settings/not-found', label: '404 errors' },
]

/** The head that the screens of the SEO settings share. */
export function SeoHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader title="SEO Settings" actions={actions}>
      <LinkTabs label="SEO settings" tabs={tabs} />
    </PageHeader>
  )
}
