import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '~/platform/time/dates'
import { ArticleBody } from '~/rich-text/article-body'
import { parseEmbedUrl } from '~/rich-text/embed'
import { ArrowLink } from '~/ui/arrow-link'
import { Faq } from '~/ui/faq'
import { FeatureGrid } from '~/ui/feature-grid'
import { Section } from '~/ui/section'
import { ProductReviews, type ProductReviewsProps } from '~/wings/shop/reviews/product-reviews'
import { BuyBar } from './buy-bar'
import type { PaymentMode, Product, ProductRelease, ProductSummary } from './product'
import { ProductCard } from './product-card'
import { ProductHero } from './product-hero'

interface ProductPageProps {
  product: Product
  /** What a buyer gets today. */
  version: string | undefined
  paymentMode: PaymentMode
  /** Chosen when the page opens. */
  tierId: string | undefined
  related: ProductSummary[]
  /** Posts about it, as a section. */
  posts: ReactNode
  reviews: ProductReviewsProps
}

export function ProductPage({ product, version, paymentMode, tierId, related, posts, reviews }: ProductPageProps) {
  const { name, features, faq, changelog, tiers, videoUrl } = product
  const chosen = tiers.find(({ id }) => id === tierId) ?? tiers[0]
  return (
    <>
      <ProductHero product={product} version={version} paymentMode={paymentMode} chosen={chosen} />
      {features.length > 0 && (
        <Section title={`What ${name} does`} tone="wash">
          <FeatureGrid items={features} />
          <PreviewVideo name={name} url={videoUrl} />
        </Section>
      )}
      <Section>
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
          <ArticleBody html={product.body} />
          <IncludedList product={product} />
        </div>
      </Section>
      {changelog.length > 0 && (
        <Section title="Changelog" layout="split" tone="wash">
          <ProductReleases versions={changelog} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section title="Frequently asked questions" layout="split">
          <Faq items={faq} />
        </Section>
      )}
      <ProductReviews {...reviews} />
      {posts}
      <RelatedProducts products={related} />
      <BuyBar name={name} tier={chosen} currency={product.currency} isRequest={paymentMode === 'request'} />
    </>
  )
}

function IncludedList({ product: { included } }: { product: Product }) {
  if (included.length === 0) return null
  return (
    <aside aria-labelledby="included" className="order-first lg:order-none">
      <div className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-8">
        <h2 id="included" className="text-h3">
          What is included
        </h2>
        <ul className="mt-4 grid gap-3">
          {included.map((part) => (
            <li key={part} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-second" />
              {part}
            </li>
          ))}
        </ul>
        <p className="mt-6 border-t border-line pt-4 text-muted">All licenses are one-time payments.</p>
      </div>
    </aside>
  )
}

function RelatedProducts({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <Section title="More products" links="card" action={<ArrowLink to="/tools">All products</ArrowLink>}>
      <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
        {products.map((other) => (
          <ProductCard key={other.slug} product={other} />
        ))}
      </div>
    </Section>
  )
}

/** A film of the product. It is asked for with a click, so that nobody is told who reads the page. */
function PreviewVideo({ name, url }: { name: string; url: string }) {
  if (!url) return null
  const title = `See ${name} in action`
  if (!parseEmbedUrl(url)) return <ArrowLink to={url}>{title}</ArrowLink>
  return (
    <div data-island="article" className="prose mt-8">
      <figure className="embed" data-embed-url={url}>
        <figcaption>
          <a href={url}>{title}</a>
        </figcaption>
      </figure>
    </div>
  )
}

/** What the newest version brought, and, folded, what the ones before did. */
function ProductReleases({ versions: [newest, ...older] }: { versions: ProductRelease[] }) {
  if (!newest) return null
  return (
    <>
      <p className="font-semibold">
        Version {newest.version} <span className="font-medium text-muted">{formatReleaseDay(newest)}</span>
      </p>
      <p className="mt-2 mb-8 max-w-2xl whitespace-pre-line text-muted">{newest.text}</p>
      {older.length > 0 && (
        <Faq
          items={older.map((version) => ({
            question: `Version ${version.version}, ${formatReleaseDay(version)}`,
            answer: <span className="whitespace-pre-line">{version.text}</span>,
          }))}
        />
      )}
    </>
  )
}

function formatReleaseDay({ date }: ProductRelease) {
  const day = new Date(date)
  return Number.isNaN(day.getTime()) ? date : formatDay(day)
}
