import { type ProductCategory, productCategories } from '~/domains/products/product'
import { FeatureGrid } from '~/ui/feature-grid'
import { MoreLink } from '~/ui/more-link'
import { Section } from '~/ui/section'

const texts: Record<ProductCategory, string> = {
  saas: 'Tools that somebody opens each morning. Queues, bookings, memberships.',
  marketplace: 'Two sides, one deal. Dates, deposits, quotes and payouts are in the box.',
  ai: 'Machines that read and draft, people who decide. Every answer shows its source.',
}

export function Categories() {
  const items = Object.entries(productCategories).map(([category, label]) => ({
    title: label,
    text: texts[category as ProductCategory],
    more: <MoreLink to={`/tools?category=${category}`}>{label} products</MoreLink>,
  }))
  return (
    <Section title="Three kinds of product">
      <FeatureGrid items={items} />
    </Section>
  )
}
