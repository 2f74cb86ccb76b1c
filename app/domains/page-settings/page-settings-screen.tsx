import { Download, Table2, Upload } from 'lucide-react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import type { ListPage } from '~/platform/database/keyset.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/paging'
import { PageFilters, pageFilterNames } from './admin/page-filters'
import { PageTable } from './admin/page-table'
import { seoPagesExportPath, seoPagesImportPath, seoPagesTablePath } from './admin/paths'
import type { ListedPage } from './list-pages.server'

/** The public pages, and what search engines are told of each. */
export function PageSettingsScreen({ rows, before, after }: ListPage<ListedPage>) {
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const isFiltered = pageFilterNames.some((name) => params.get(name))
  return (
    <>
      <SeoHeader actions={<PageListActions />} />
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
      <KeysetPagination before={before} after={after} isChronological={false} />
    </>
  )
}

/** What can be done with many pages at once. */
function PageListActions() {
  const { search } = useLocation()
  return (
    <>
      <a href={seoPagesExportPath} className={buttonClassName('quiet')}>
        <Download size={17} aria-hidden="true" />
        Export CSV
      </a>
      <ButtonLink to={seoPagesImportPath} icon={Upload} variant="quiet">
        Import CSV
      </ButtonLink>
      <ButtonLink to={{ pathname: seoPagesTablePath, search }} icon={Table2}>
        Edit as a table
      </ButtonLink>
    </>
  )
}
