import { EmptyState } from '~/ui/empty-state'
import { FilterLinks } from '~/ui/filter-links'
import { MoreLink } from '~/ui/more-link'
import { Section } from '~/ui/section'
import { type ProductCategory, type ProductSummary, productCategories } from '../product'
import { ProductCard } from '../product-card'

interface CatalogueProps {
  products: ProductSummary[]
  category: ProductCategory | null
}

const FIRST_SCREEN = 2

export function Catalogue({ products, category }: CatalogueProps) {
  return (
    <Section
      title="Products"
      level={1}
      lead="Ready-made software with all of its source. You pay once, and it is yours to run, change and build on."
    >
      <FilterLinks
        label="Kinds of products"
        links={[
          { label: 'All', to: '/tools', isCurrent: category === null },
          ...Object.entries(productCategories).map(([kind, label]) => ({
            label,
            to: `/tools?category=${kind}`,
            isCurrent: category === kind,
          })),
        ]}
      />
      {products.length === 0 ? (
        <EmptyState
          title="No products available yet."
          action={category && <MoreLink to="/tools">All products</MoreLink>}
        />
      ) : (
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {products.map((product, index) => (
            <ProductCard key={product.slug} product={product} level={2} isFirstScreen={index < FIRST_SCREEN} />
          ))}
        </div>
      )}
    </Section>
  )
}
