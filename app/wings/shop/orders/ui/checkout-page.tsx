import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { CheckboxField, TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SitePageLink, usePublishedSitePages } from '~/ui/site-page-link'
import { TextLink } from '~/ui/text-link'
import { ValidatedForm } from '~/ui/validated-form'
import { type PaymentMode, type ProductTier, productPath } from '~/wings/shop/products/product'
import { useFormatPrice } from '~/wings/shop/products/use-format-price'
import type { Picture } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import { WITHDRAWAL_CONSENT_TEXT } from '../order'
import { TierPicker } from './tier-picker'

interface CheckoutProduct {
  slug: string
  name: string
  tagline: string
  preview: Picture | null
  tiers: ProductTier[]
  currency: string
  included: string[]
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

function CheckoutProductCard({ product: { slug, name, tagline, preview, included } }: { product: CheckoutProduct }) {
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
        {included.length > 0 && (
          <ul className="hidden gap-2 border-t border-line pt-5 text-small text-muted lg:grid">
            {included.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  )
}

type CheckoutFormProps = Pick<CheckoutPageProps, 'product' | 'tierId' | 'paymentMode' | 'failure' | 'previousInput'>

export function CheckoutForm({ product, tierId, paymentMode, failure, previousInput }: CheckoutFormProps) {
  const chosen = failure?.values?.tier ?? tierId
  const shown = failure ?? (previousInput && { formError: '', fieldErrors: {}, values: previousInput })
  const formatPrice = useFormatPrice()
  const shownFor = (tier: ProductTier | undefined) => {
    const way = tier?.price === 0 ? 'free' : paymentMode
    return {
      submit: submitLabels[way],
      note: submitNotes[way],
      total: tier ? formatPrice(tier.price, product.currency) : '',
      delivery: deliveryHints[way === 'free' ? 'free' : 'paid'],
    }
  }
  const { submit, note, delivery, total } = shownFor(product.tiers.find(({ id }) => id === chosen))
  return (
    <div data-island="licenses" data-part="order">
      <ValidatedForm
        failure={failure}
        action={href('/checkout/:slug', { slug: product.slug })}
        submitLabel={<span data-shown="submit">{submit}</span>}
        pending="Processing"
        failed="Your order could not be placed. Please try again."
        note={
          <>
            <span data-shown="note">{note}</span> <LegalLinks />
          </>
        }
      >
        <TierPicker
          tiers={product.tiers}
          currency={product.currency}
          chosen={chosen}
          shownFor={shownFor}
          failure={failure}
        />
        <BuyerFields failure={shown} delivery={<span data-shown="delivery">{delivery}</span>} />
        <CheckboxField name="consent" value="yes" label={WITHDRAWAL_CONSENT_TEXT} failure={shown} />
        <p className="flex items-baseline justify-between gap-6 border-t border-line pt-5">
          <span className="font-semibold">Total</span>
          <span data-shown="total" className="font-heading text-h3 font-bold tabular-nums">
            {total}
          </span>
        </p>
        <OrderFormFields idempotencyKey={shown?.values?.idempotencyKey} />
      </ValidatedForm>
    </div>
  )
}

const submitLabels = {
  stripe: 'Continue to payment',
  test: 'Continue to test payment',
  request: 'Request to buy',
  free: 'Get for free',
}

const submitNotes = {
  stripe: 'You pay on Stripe, where you can enter a coupon code. Tax is added where it applies.',
  test: 'Test mode: no card is needed and no money is charged.',
  request: '',
  free: 'We send one email with your download link.',
}

const deliveryHints = {
  free: 'We send the download link to this address.',
  paid: 'We send the license key, download link and receipt to this address.',
}

/** Those of the legal pages that are published. */
function LegalLinks() {
  const published = usePublishedSitePages()
  return (
    <>
      <SitePageLink to="/terms">Terms</SitePageLink>
      {published.has('/terms') && published.has('/privacy') && ' and '}
      <SitePageLink to="/privacy">{published.has('/terms') ? 'privacy' : 'Privacy'}</SitePageLink>
    </>
  )
}

function BuyerFields({ failure, delivery }: { failure: FormFailure | undefined; delivery: ReactNode }) {
  return (
    <>
      <TextField name="email" label="Email" type="email" autoComplete="email" hint={delivery} failure={failure} />
      <TextField name="name" label="Your name" autoComplete="name" failure={failure} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="businessName"
          label="Company (optional)"
          autoComplete="organization"
          required={false}
          failure={failure}
        />
        <TextField name="vatNumber" label="VAT number (optional)" required={false} failure={failure} />
      </div>
    </>
  )
}

/**
 * How the visit began travels with the order, and the key that makes two presses one order: the page is the same for
 * everyone, so both are made in the browser. Without scripts the order came directly, and each sending is one of its own.
 */
function OrderFormFields({ idempotencyKey = '' }: { idempotencyKey?: string | undefined }) {
  return (
    <>
      <input type="hidden" name="visit" data-island="order-form" />
      <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} />
    </>
  )
}
