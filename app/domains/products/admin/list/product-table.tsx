import { PieceTable } from '~/domains/writing/piece-table'
import type { Column } from '~/ui/workspace/data-table'
import type { ListedProduct } from '../../list-products.server'
import { formatPrice, isProductCategory, productCategories } from '../../product'
import { productScreen } from '../product-screen'

const columns: Column<ListedProduct>[] = [
  {
    key: 'category',
    head: 'Category',
    cell: ({ category }) => (isProductCategory(category) ? productCategories[category] : category),
  },
  {
    ...{ key: 'price', head: 'Price', align: 'end', isSortable: true },
    cell: ({ price, licenses }) => (
      <span className="tabular-nums">
        {licenses > 1 && <span className="text-muted">from </span>}
        {licenses > 0 ? formatPrice(price) : ''}
      </span>
    ),
  },
]

interface ProductTableProps {
  products: ListedProduct[]
  empty: React.ReactNode
  isStale: boolean
}

export function ProductTable({ products, ...rest }: ProductTableProps) {
  return (
    <PieceTable
      {...{ columns, ...rest }}
      kind={productScreen}
      label="Products"
      pieces={products}
      pictureOf={({ preview }) => preview}
    />
  )
}
