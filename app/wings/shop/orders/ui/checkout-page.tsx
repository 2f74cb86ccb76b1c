import type { FormFailure } from '~/platform/forms/form-failure'
import { Section } from '~/ui/section'
import { TextLink } from '~/ui/text-link'
import { type PaymentMode, type ProductTier, productPath } from '~/wings/shop/products/product'
import type { Picture } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import { CheckoutForm } from './checkout-form'

interface CheckoutProduct {
  slug: string
  name: string
  tagline: string
  preview: Picture | null
  tiers: ProductTier[]
}

export interface CheckoutPageProps {
  product: CheckoutProduct
  /** Chosen when the page opens. */
  tierId: string
  paymentMode: PaymentMode
  failure?: FormFailure
  /** Typed before, when somebody comes back to an order. */
  previousInput?: Record<string, string>
  title?: string
  lead?: string
}

export function CheckoutPage({ product, title, lead, ...form }: CheckoutPageProps) {
  return (
    <Section title={title ?? `Order ${product.name}`} level={1} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <div className="max-w-[40rem]">
          <CheckoutForm product={product} {...form} />
        </div>
        <CheckoutProductCard product={product} />
      </div>
    </Section>
  )
}

function CheckoutProductCard({ product: { slug, name, tagline, preview } }: { product: CheckoutProduct }) {
  return (
    <aside aria-labelledby="what-you-order" className="order-first lg:order-none">
      <div className="grid gap-5 max-lg:grid-cols-[7rem_1fr] max-lg:items-center lg:sticky lg:top-8">
        {preview && (
          <div className="overflow-hidden rounded-md bg-wash shadow-rest lg:rounded-lg">
            <PictureImage picture={preview} sizes="(min-width: 64rem) 22rem, 7rem" isFirstScreen />
          </div>
        )}
        <div>
          <h2 id="what-you-order" className="text-h3">
            {name}
          </h2>
          <p className="mt-1 text-muted">{tagline}</p>
          <p className="mt-2 text-small">
            <TextLink to={productPath(slug)}>View product</TextLink>
          </p>
        </div>
        <ul className="hidden gap-2 border-t border-line pt-5 text-small text-muted lg:grid">
          <li>Full source code that you can modify</li>
          <li>Instant license key and download</li>
          <li>Email updates about new versions</li>
        </ul>
      </div>
    </aside>
  )
}
