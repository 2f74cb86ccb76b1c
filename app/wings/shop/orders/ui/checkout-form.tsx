import { type ReactNode, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { newUuid } from '~/platform/database/new-uuid'
import type { FormFailure } from '~/platform/forms/form-failure'
import { CheckboxField, TextField } from '~/ui/form-field'
import { SitePageLink, usePublishedSitePages } from '~/ui/site-page-link'
import { ValidatedForm } from '~/ui/validated-form'
import { serializeVisit } from '~/wings/site/visits/serialize-visit'
import { WITHDRAWAL_CONSENT_TEXT } from '../order'
import type { CheckoutPageProps } from './checkout-page'
import { TierPicker } from './tier-picker'

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
      <TierPicker tiers={product.tiers} chosen={chosen} onChoose={setChosen} failure={failure} />
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
