import { Table2 } from 'lucide-react'
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import type { ListPage } from '~/platform/lists/keyset-pagination.server'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { ButtonLink } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { FilterBar, SearchFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import type { ProductCompleteness } from '~/wings/web/seo-analysis/product-completeness'
import { SeoHeader } from '~/wings/web/seo-header'
import type { ListedPage } from './list-seo-pages.queries.server'
import { countProductFields } from './ui/count-product-fields'
import { seoPageEditPath, seoPagesTablePath } from './ui/paths'
import { SearchDescriptionCell, SearchTitleCell } from './ui/search-text-cells'

interface CompletenessCellProps {
  completeness: ProductCompleteness | undefined
  /** Somebody has written other markup for the page, which is delivered in place of this. */
  hasCustomMarkup: boolean
}

interface ProductSeoScreenProps extends ListPage<ListedPage> {
  completeness: Record<string, ProductCompleteness>
  pathsWithCustomMarkup: string[]
}

/** The products as search engines and shops see them. */
export function ProductSeoScreen({ rows, before, after, completeness, pathsWithCustomMarkup }: ProductSeoScreenProps) {
  const { state } = useNavigation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const structured: TableColumn<ListedPage> = {
    key: 'structured',
    header: 'Structured data',
    className: 'align-top',
    cell: ({ id }) => (
      <CompletenessCell completeness={completeness[id]} hasCustomMarkup={pathsWithCustomMarkup.includes(id)} />
    ),
  }
  return (
    <>
      <SeoHeader
        actions={
          <ButtonLink to={`${seoPagesTablePath}?kind=product`} icon={Table2}>
            Bulk edit
          </ButtonLink>
        }
      />
      <FilterBar label="Filter products" paramNames={['q']}>
        <SearchFilter name="q" label="Name or URL" />
      </FilterBar>
      <DataTable
        label="Products"
        columns={[...columns, structured]}
        rows={rows}
        getRowKey={({ id }) => id}
        getRowLabel={({ title }) => title}
        onOpen={({ id }) => void navigate(seoPageEditPath(id))}
        isStale={state === 'loading'}
        empty={
          <EmptyState
            title={params.get('q') ? 'No products found' : 'No products yet'}
            text={params.get('q') ? 'Try a different search.' : 'Published products appear here.'}
          />
        }
      />
      <KeysetPagination before={before} after={after} isChronological={false} />
    </>
  )
}

const columns: TableColumn<ListedPage>[] = [
  {
    key: 'title',
    header: 'Product',
    className: 'w-1/4 align-top',
    cell: ({ id, title, isScheduled, robotsMeta, inSitemap }) => (
      <span className="grid gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={seoPageEditPath(id)} className="font-semibold hover:underline">
            {title}
          </Link>
          {isScheduled && <Badge>Scheduled</Badge>}
          {robotsMeta && <Badge>{robotsMeta}</Badge>}
          {!inSitemap && <Badge>not in sitemap</Badge>}
        </span>
        <span className="break-all text-muted">{id}</span>
      </span>
    ),
  },
  {
    key: 'found-title',
    header: 'SEO title',
    className: 'align-top',
    cell: (page) => <SearchTitleCell page={page} />,
  },
  {
    key: 'found-description',
    header: 'Meta description',
    className: 'align-top',
    cell: (page) => <SearchDescriptionCell page={page} />,
    isHiddenOnPhones: true,
  },
]

/** How much of its structured data a product fills, and what is missing. */
function CompletenessCell({ completeness, hasCustomMarkup }: CompletenessCellProps) {
  if (hasCustomMarkup) return <Badge>custom schema markup</Badge>
  if (!completeness) return <span className="text-faint">not public</span>
  const { filled, of, missing } = countProductFields(completeness)
  return (
    <div className="grid min-w-48 gap-1">
      <span className="flex items-center gap-2">
        <meter min={0} max={of} value={filled} aria-label="Completed fields" className="h-2 w-24" />
        {filled} of {of}
      </span>
      {missing.length > 0 && (
        <details>
          <summary className="control cursor-pointer text-muted">
            {formatCount(missing.length, 'missing', 'missing')}
          </summary>
          <ul className="grid gap-1.5 pt-1">
            {missing.map(({ path, requirement, features, hint }) => (
              <li key={path}>
                <code className="font-semibold">{path}</code>{' '}
                <span className={requirement === 'required' ? 'text-danger' : 'text-muted'}>
                  {requirement} for {features.join(', ')}.
                </span>
                {hint && <span className="block">{hint}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
