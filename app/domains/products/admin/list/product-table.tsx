import { PieceTable } from '~/domains/writing/piece-table'
import { monthFigure, viewsColumn } from '~/domains/writing/views-column'
import type { Column } from '~/ui/workspace/data-table'
import { formatPrice, isProductCategory, productCategories } from '../../product'
import type { ProductWithFigures } from '../../products-with-figures.server'
import { productScreen } from '../product-screen'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

const columns: Column<ProductWithFigures>[] = [
  {
    key: 'category',
    head: 'Category',
    cell: ({ category }) => (isProductCategory(category) ? productCategories[category] : category),
  },
  {
    key: 'price',
    head: 'Price',
    align: 'end',
    isSortable: true,
    className: 'whitespace-nowrap',
    cell: ({ price, licenses }) => (
      <span className="tabular-nums">
        {licenses > 1 && <span className="text-muted">from </span>}
        {licenses > 0 ? formatPrice(price) : ''}
      </span>
    ),
  },
  viewsColumn('product'),
  {
    key: 'sold',
    head: 'Bought, 30 days',
    phoneLabel: 'bought',
    ...monthFigure,
    cell: ({ sold, visitors }) => (
      <>
        {sold.toLocaleString('en-US')}
        {sold > 0 && sold <= visitors && (
          <span className="text-muted" title="For each 100 visitors of its page">
            {' '}
            {percent.format(sold / visitors)}
          </span>
        )}
      </>
    ),
  },
]

interface ProductTableProps {
  products: ProductWithFigures[]
  empty: React.ReactNode
  isStale: boolean
}

export function ProductTable({ products, ...rest }: ProductTableProps) {
  return (
    <PieceTable
      columns={columns}
      {...rest}
      kind={productScreen}
      label="Products"
      pieces={products}
      pictureOf={({ preview }) => preview}
    />
  )
}
