import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import type { ListPage } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { statusFilterLabels } from '~/wings/publishing/writing/entry-filter'
import { ShopHeader } from '../shop-header'
import { ProductTable, type ProductTableRow } from './admin/product-table'
import { productCategoryLabels } from './product'
import { productFilterNames } from './product-filter'

interface ProductsScreenProps {
  page: ListPage<ProductTableRow>
  isFiltered: boolean
  isChronological: boolean
}

/** All products, those too that nobody sees. */
export function ProductsScreen({ page, isFiltered, isChronological }: ProductsScreenProps) {
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
      <KeysetPagination before={page.before} after={page.after} isChronological={isChronological} />
    </>
  )
}

function ProductFilters() {
  return (
    <FilterBar label="Filter products" paramNames={productFilterNames}>
      <SearchFilter name="q" label="Search names and content" />
      <SelectFilter name="status" label="Status" all="All" options={statusFilterLabels} />
      <SelectFilter name="category" label="Category" all="All categories" options={productCategoryLabels} />
    </FilterBar>
  )
}

/** The place of the products when there are none: of this kind, or at all. */
function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="No products found" text="Try changing the filters or the search term." />
  }
  return (
    <EmptyState
      title="No products yet"
      text="Create your first product. It stays a draft until you publish it."
      action={
        <ButtonLink to="/admin/products/new" variant="primary">
          Make a product
        </ButtonLink>
      }
    />
  )
}
