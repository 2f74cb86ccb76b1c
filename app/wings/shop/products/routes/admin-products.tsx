import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { isChronological, statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { ShopHeader } from '~/wings/shop/shop-header'
import { ProductTable } from '../admin/product-table'
import { productCategories } from '../product'
import { isProductListFiltered, parseProductFilter, productFilterNames } from '../product-filter'
import { listProductsWithStats } from '../products-with-stats.queries.server'
import type { Route } from './+types/admin-products'

const toOptions = (all: string, labels: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

const PRODUCTS_PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseProductFilter(url.searchParams)
  return {
    page: await listProductsWithStats(context.get(databaseContext), filter, PRODUCTS_PER_PAGE),
    isFiltered: isProductListFiltered(filter),
    isChronological: isChronological(filter),
  }
}

export function meta() {
  return [{ title: 'Products' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { page, isFiltered } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader
        actions={
          <ButtonLink to="/admin/products/new" variant="primary" icon={Plus}>
            New product
          </ButtonLink>
        }
      />
      <ProductFilters />
      <ProductTable products={page.rows} isStale={state === 'loading'} empty={<NoProducts isFiltered={isFiltered} />} />
      <KeysetPagination before={page.before} after={page.after} isChronological={loaderData.isChronological} />
    </>
  )
}

function ProductFilters() {
  return (
    <FilterBar label="Filter products" paramNames={productFilterNames}>
      <SearchFilter name="q" label="Search names and texts" />
      <SelectFilter name="status" label="Status" options={toOptions('All but the trash', statusFilterLabels)} />
      <SelectFilter name="category" label="Category" options={toOptions('All categories', productCategories)} />
    </FilterBar>
  )
}

/** The place of the products when there are none: of this kind, or at all. */
function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="Nothing matches" text="No product has all of this. Clear a filter, or search for less." />
  }
  return (
    <EmptyState
      title="No products yet"
      text="Describe the first one: it is saved as you type, and nobody sees it before you publish it."
      action={
        <ButtonLink to="/admin/products/new" variant="primary">
          Make a product
        </ButtonLink>
      }
    />
  )
}
