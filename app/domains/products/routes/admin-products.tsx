import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { isChronological, listedStatuses } from '~/domains/writing/piece-filter'
import { databaseContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPaging } from '~/ui/workspace/paging'
import { NoProducts } from '../admin/list/no-products'
import { ProductTable } from '../admin/list/product-table'
import { productCategories } from '../product'
import { filterNames, isFiltered, readProductFilter } from '../product-filter'
import { listProductsWithFigures } from '../products-with-figures.server'
import { ShopHeader } from '../shop-header'
import type { Route } from './+types/admin-products'

const choices = (all: string, labels: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = readProductFilter(url.searchParams)
  return {
    page: await listProductsWithFigures(context.get(databaseContext), filter, SHOWN),
    isFiltered: isFiltered(filter),
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
      <KeysetPaging before={page.before} after={page.after} isChronological={loaderData.isChronological} />
    </>
  )
}

function ProductFilters() {
  return (
    <FilterBar label="Filter products" names={filterNames}>
      <SearchFilter name="q" label="Search names and texts" />
      <SelectFilter name="status" label="Status" options={choices('All but the trash', listedStatuses)} />
      <SelectFilter name="category" label="Category" options={choices('All categories', productCategories)} />
    </FilterBar>
  )
}
