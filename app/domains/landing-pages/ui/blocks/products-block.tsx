import { ProductCard } from '~/domains/products/product-card'
import type { BlockOf } from '../../block-schema'
import { type Material, productsOf } from '../../material'
import { BlockFrame } from '../block-frame'
import { useIsInColumn } from '../place'

export function ProductsBlock({ block, material }: { block: BlockOf<'products'>; material: Material }) {
  const isInColumn = useIsInColumn()
  const products = productsOf(block, material)
  if (products.length === 0) return null
  const columns = isInColumn ? '' : products.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'
  return (
    <BlockFrame title={block.title} text={block.text}>
      <div className={`grid gap-x-10 gap-y-14 ${columns}`}>
        {[...products.entries()].map(([place, product]) => (
          <ProductCard key={place} product={product} level={block.title ? 3 : 2} />
        ))}
      </div>
    </BlockFrame>
  )
}
