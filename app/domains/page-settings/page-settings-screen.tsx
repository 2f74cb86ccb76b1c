import { useNavigation, useSearchParams } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import type { Page } from '~/platform/database/keyset.server'
import { EmptyState } from '~/ui/empty-state'
import { KeysetPaging } from '~/ui/workspace/paging'
import { filterNames, PageFilters } from './admin/page-filters'
import { PageTable } from './admin/page-table'
import { PagesActions } from './admin/pages-actions'
import type { ListedPage } from './list-pages.server'

/** The public pages, and what search engines are told of each. */
export function PageSettingsScreen({ rows, before, after }: Page<ListedPage>) {
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const isFiltered = filterNames.some((name) => params.get(name))
  return (
    <>
      <SeoHeader actions={<PagesActions />} />
      <PageFilters />
      <PageTable
        pages={rows}
        isStale={state === 'loading'}
        empty={
          <EmptyState
            title={isFiltered ? 'Nothing matches' : 'No pages'}
            text={isFiltered ? 'No page is like this.' : 'Published pages are listed here.'}
          />
        }
      />
      <KeysetPaging before={before} after={after} isChronological={false} />
    </>
  )
}
