import { Check } from 'lucide-react'
import { acrossThePage } from '~/domains/media/picture'
import { PictureImage } from '~/domains/media/picture-image'
import { ArticleBody } from '~/rich-text/article-body'
import { ButtonLink } from '~/ui/button'
import { FeatureGrid } from '~/ui/feature-grid'
import { MoreLink } from '~/ui/more-link'
import { Section } from '~/ui/section'
import { formatPrice, type Product, type ProductSummary, productCategories } from '../product'
import { ProductCard } from '../product-card'

interface ProductPageProps {
  product: Product
  related: ProductSummary[]
}

export function ProductPage({ product, related }: ProductPageProps) {
  const { name, features, included, body } = product
  return (
    <>
      <ProductHead product={product} />
      {features.length > 0 && (
        <Section title={`What ${name} does`} tone="wash">
          <FeatureGrid items={features} />
        </Section>
      )}
      <Section>
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
          <ArticleBody html={body} />
          <Included product={product} included={included} />
        </div>
      </Section>
      {related.length > 0 && (
        <Section title="Also on the shelf" tone="wash" action={<MoreLink to="/tools">All products</MoreLink>}>
          <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
            {related.map((other) => (
              <ProductCard key={other.slug} product={other} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

function ProductHead({ product }: { product: Product }) {
  const { name, tagline, description, category, preview } = product
  return (
    <header className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div className="max-w-3xl">
          <p className="font-semibold text-accent">{productCategories[category]}</p>
          <h1 className="mt-3 text-h1">{name}</h1>
          <p className="mt-3 font-heading text-h3 font-medium">{tagline}</p>
          <p className="mt-4 max-w-2xl text-lead text-muted">{description}</p>
        </div>
        <Offer product={product} />
      </div>
      {preview && (
        <div className="mt-12 overflow-hidden rounded-lg bg-wash shadow-rest">
          <PictureImage picture={preview} sizes={acrossThePage} isFirstScreen />
        </div>
      )}
    </header>
  )
}

/** Buying takes its place when the shop opens. */
function Offer({ product: { name, price } }: { product: Product }) {
  return (
    <div className="grid gap-3 sm:justify-items-start lg:justify-items-end lg:text-right">
      <p className="font-heading text-h1 font-bold tabular-nums">{formatPrice(price)}</p>
      <p className="text-small text-muted">Pay once. Full source.</p>
      <ButtonLink to={`/contact?about=${encodeURIComponent(name)}`}>Ask about {name}</ButtonLink>
    </div>
  )
}

function Included({ product: { name, price }, included }: { product: Product; included: string[] }) {
  return (
    <aside aria-labelledby="included" className="order-first lg:order-none">
      <div className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-8">
        <h2 id="included" className="text-h3">
          What is included
        </h2>
        <ul className="mt-4 grid gap-3">
          {included.map((part) => (
            <li key={part} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
              {part}
            </li>
          ))}
        </ul>
        <p className="mt-6 border-t border-line pt-4 text-muted">
          {name}, {formatPrice(price)}, paid once.
        </p>
      </div>
    </aside>
  )
}
