import { formatNumber } from '~/platform/text/format-number'
import { SiteButtonLink } from '~/ui/site-button'
import { priceRange } from '~/wings/shop/products/product'
import { useBrand } from '../use-brand'
import { HarborIllustration } from './harbor-illustration'

export function HomeHero() {
  const { brand } = useBrand()
  const [from, to] = [priceRange.from, priceRange.to].map((price) => formatNumber(price))
  return (
    <section className="overflow-hidden pt-10 pb-12 md:pt-16 md:pb-20">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="text-display">Start with finished software.</h1>
          <p className="mt-6 max-w-xl text-lead text-muted">
            {brand.name} sells complete software products with source code, from {from} to {to} USD, and offers senior
            product leads for your team.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <SiteButtonLink to="/tools">View products</SiteButtonLink>
            <SiteButtonLink to={brand.tryUrl} variant="secondary">
              Try the planner
            </SiteButtonLink>
          </div>
          <p className="mt-5 text-small text-faint">Full source code. One-time payment. Free to modify.</p>
        </div>
        <div className="mx-auto w-full max-w-xl">
          <HarborIllustration />
        </div>
      </div>
    </section>
  )
}
