import { href } from 'react-router'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { TextLink } from '~/ui/text-link'
import type { FreeProduct } from '~/wings/shop/products/free-products.queries.server'
import { productPath } from '~/wings/shop/products/product'

/** The products that cost nothing: each is asked for like one that is bought, and comes by mail. */
export function FreeProducts({ products }: { products: FreeProduct[] }) {
  if (products.length === 0) return null
  return (
    <Section title="Also free" tone="wash">
      <ul className="grid gap-6">
        {products.map(({ slug, name, tagline }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
            <div>
              <h3 className="text-h3">
                <TextLink to={productPath(slug)}>{name}</TextLink>
              </h3>
              <p className="mt-1 text-muted">{tagline}</p>
            </div>
            <SiteButtonLink to={href('/checkout/:slug', { slug })} variant="secondary">
              Get {name}
            </SiteButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
