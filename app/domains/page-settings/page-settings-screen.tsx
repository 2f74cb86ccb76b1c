import { Download, Table2, Upload } from 'lucide-react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import type { Page } from '~/platform/database/keyset.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { KeysetPaging } from '~/ui/workspace/paging'
import { filterNames, PageFilters } from './admin/page-filters'
import { PageTable } from './admin/page-table'
import { exportPath, importPath, tablePath } from './admin/paths'
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

/** What can be done with many pages at once. */
function PagesActions() {
  const { search } = useLocation()
  return (
    <>
      <a href={exportPath} className={buttonLook('quiet')}>
        <Download size={17} aria-hidden="true" />
        Export CSV
      </a>
      <ButtonLink to={importPath} icon={Upload} variant="quiet">
        Import CSV
      </ButtonLink>
      <ButtonLink to={{ pathname: tablePath, search }} icon={Table2}>
        Edit as a table
      </ButtonLink>
    </>
  )
}
