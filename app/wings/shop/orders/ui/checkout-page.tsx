import { type ReactNode, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { newUuid } from '~/platform/database/new-uuid'
import type { FormFailure } from '~/platform/forms/form-failure'
import { CheckboxField, TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SitePageLink, usePublishedSitePages } from '~/ui/site-page-link'
import { TextLink } from '~/ui/text-link'
import { ValidatedForm } from '~/ui/validated-form'
import { type PaymentMode, type ProductTier, productPath } from '~/wings/shop/products/product'
import type { Picture } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import { serializeVisit } from '~/wings/site/visits/serialize-visit'
import { WITHDRAWAL_CONSENT_TEXT } from '../order'
import { TierPicker } from './tier-picker'

interface CheckoutProduct {
  slug: string
  name: string
  tagline: string
  preview: Picture | null
  tiers: ProductTier[]
  currency: string
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

type CheckoutFormProps = Pick<CheckoutPageProps, 'product' | 'tierId' | 'paymentMode' | 'failure' | 'previousInput'>

export function CheckoutForm({ product, tierId, paymentMode, failure, previousInput }: CheckoutFormProps) {
  const [chosen, setChosen] = useState(failure?.values?.tier ?? tierId)
  const shown = failure ?? (previousInput && { formError: '', fieldErrors: {}, values: previousInput })
  const isFree = product.tiers.find(({ id }) => id === chosen)?.price === 0
  const way = isFree ? 'free' : paymentMode
  return (
    <ValidatedForm
      failure={failure}
      action={href('/checkout/:slug', { slug: product.slug })}
      submitLabel={submitLabels[way]}
      pending="Processing"
      note={submitNotes[way]}
    >
      <TierPicker
        tiers={product.tiers}
        currency={product.currency}
        chosen={chosen}
        onChoose={setChosen}
        failure={failure}
      />
      <BuyerFields failure={shown} isFree={isFree} />
      <CheckboxField name="consent" value="yes" label={WITHDRAWAL_CONSENT_TEXT} failure={shown} />
      <VisitField />
      <IdempotencyKeyField known={shown?.values?.idempotencyKey} />
    </ValidatedForm>
  )
}

const submitLabels = {
  stripe: 'Continue to payment',
  test: 'Continue to test payment',
  request: 'Request to buy',
  free: 'Get for free',
}

const terms = <LegalLinks />

const submitNotes: Record<keyof typeof submitLabels, ReactNode> = {
  stripe: <>You pay on Stripe, where you can enter a coupon code. Tax is added where it applies. {terms}</>,
  test: <>Test mode: no card is needed and no money is charged. {terms}</>,
  request: terms,
  free: <>We send one email with your download link. {terms}</>,
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

function BuyerFields({ failure, isFree }: { failure: FormFailure | undefined; isFree: boolean }) {
  return (
    <>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint={
          isFree
            ? 'We send the download link to this address.'
            : 'We send the license key, download link and receipt to this address.'
        }
        failure={failure}
      />
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

/** How the visit began travels with the order. Without scripts it is empty, and the order came directly. */
function VisitField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = serializeVisit()
  })
  return <input ref={field} type="hidden" name="visit" />
}

/** The page is the same for everyone, so its key is made here. Without scripts each sending is an order of its own. */
function IdempotencyKeyField({ known = '' }: { known?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = newUuid()
  })
  return <input ref={field} type="hidden" name="idempotencyKey" defaultValue={known} />
}
