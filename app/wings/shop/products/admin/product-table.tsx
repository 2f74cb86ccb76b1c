import { formatNumber } from '~/platform/text/format-number'
import type { TableColumn } from '~/ui/workspace/data-table'
import { EntryTable } from '~/wings/publishing/writing/entry-table'
import { metricColumn, viewsColumn } from '~/wings/publishing/writing/views-column'
import type { ProductListItem } from '../list-products.queries.server'
import { useFormatPrice } from '../use-format-price'
import { productEditorConfig } from './product-editor-config'

export interface ProductTableRow extends ProductListItem {
  /** Figures of the last 30 days. */
  views: number
  visitors: number
  sold: number
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

const columns: TableColumn<ProductTableRow>[] = [
  { key: 'category', header: 'Category', cell: ({ categoryName }) => categoryName },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    isSortable: true,
    className: 'whitespace-nowrap',
    cell: (product) => <LowestPrice product={product} />,
  },
  viewsColumn('product'),
  {
    key: 'sold',
    header: 'Sales, 30 days',
    phoneLabel: 'sales',
    ...metricColumn,
    cell: ({ sold, visitors }) => (
      <>
        {formatNumber(sold)}
        {sold > 0 && sold <= visitors && (
          <span className="text-muted" title="Conversion rate of the product page">
            {' '}
            {percent.format(sold / visitors)}
          </span>
        )}
      </>
    ),
  },
]

function LowestPrice({ product: { price, currency, licenses } }: { product: ProductTableRow }) {
  const formatPrice = useFormatPrice()
  return (
    <span className="tabular-nums">
      {licenses > 1 && <span className="text-muted">from </span>}
      {licenses > 0 ? formatPrice(price, currency) : ''}
    </span>
  )
}

interface ProductTableProps {
  products: ProductTableRow[]
  empty: React.ReactNode
  isStale: boolean
}

export function ProductTable({ products, ...rest }: ProductTableProps) {
  return (
    <EntryTable
      columns={columns}
      {...rest}
      config={productEditorConfig}
      label="Products"
      entries={products}
      getPicture={({ preview }) => preview}
    />
  )
}
