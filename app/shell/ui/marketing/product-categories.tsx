import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Section } from '~/ui/section'
import { type ProductCategory, productCategories } from '~/wings/shop/products/product'

const categoryTexts: Record<ProductCategory, string> = {
  saas: 'Software for daily work: queues, bookings and memberships.',
  marketplace: 'Connect buyers and sellers, with dates, deposits, quotes and payouts included.',
  ai: 'AI that reads and drafts while people decide. Every answer shows its source.',
}

export function ProductCategories() {
  return (
    <Section title="Product categories">
      <ul className="grid overflow-hidden rounded-lg border border-line bg-surface max-lg:divide-y lg:grid-cols-3 lg:divide-x divide-line">
        {Object.entries(productCategories).map(([category, label]) => (
          <li key={category}>
            <Link
              to={`/tools?category=${category}`}
              className="group flex h-full flex-col gap-3 p-6 transition-colors duration-150 hover:bg-accent-tint md:p-8"
            >
              <h3 className="flex items-center justify-between text-h2">
                {label}
                <ArrowRight
                  size={28}
                  aria-hidden="true"
                  className="text-accent transition-transform duration-150 group-hover:translate-x-1"
                />
              </h3>
              <p className="text-muted">{categoryTexts[category as ProductCategory]}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
