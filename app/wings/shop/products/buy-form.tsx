import { currencyName } from '~/platform/text/money'
import { ArrowLink } from '~/ui/arrow-link'
import { SiteButton } from '~/ui/site-button'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { LicenseOption } from './license-option'
import type { PaymentMode, Product, ProductTier } from './product'
import { useFormatPrice } from './use-format-price'

export const BUY_FORM_ID = 'buy'

interface BuyFormProps {
  product: Product
  paymentMode: PaymentMode
  chosen: ProductTier | undefined
}

/**
 * The ways to buy a product. A plain form: it leads to the checkout with the tier that is chosen, or to the studio while
 * nothing can be paid here.
 */
export function BuyForm({ product, paymentMode, chosen }: BuyFormProps) {
  const { slug, name, tiers, currency } = product
  const isRequest = paymentMode === 'request' && !tiers.every(({ price }) => price === 0)
  const formatPrice = useFormatPrice()
  const shownFor = (tier: ProductTier) => {
    const price = formatPrice(tier.price, currency)
    const buy = buyButtonLabel(tier, isRequest)
    return {
      price,
      license: tier.name,
      buy,
      'buy-for': tier.price === 0 || isRequest ? buy : `Buy for ${price}`,
      terms: licenseTerms(tier, currency),
    }
  }
  const shown = chosen && shownFor(chosen)
  return (
    <form
      id={BUY_FORM_ID}
      action={isRequest ? '/contact' : `/checkout/${slug}`}
      data-island="licenses"
      data-links="other"
      className="grid gap-4"
    >
      {isRequest && <input type="hidden" name="about" value={name} />}
      {tiers.length > 1 ? (
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">Choose your license</legend>
          {tiers.map((tier) => (
            <LicenseOption
              key={tier.id}
              tier={tier}
              currency={currency}
              isChosen={tier.id === chosen?.id}
              shows={shownFor(tier)}
            />
          ))}
        </fieldset>
      ) : (
        <SingleTier tier={chosen} currency={currency} />
      )}
      <SiteButton type="submit" data-cta data-cta-name="Buy" data-shown="buy-for" className="w-full">
        {shown?.['buy-for']}
      </SiteButton>
      <p className="text-small text-muted">
        <span data-shown="terms">{shown?.terms}</span>
        {paymentMode === 'test' && ' Test mode: no card is charged.'}
      </p>
      {!isRequest && <ArrowLink to={`/contact?about=${encodeURIComponent(name)}`}>Ask about {name}</ArrowLink>}
    </form>
  )
}

export function buyButtonLabel(tier: ProductTier | undefined, isRequest: boolean) {
  if (tier?.price === 0) return 'Get for free'
  return isRequest ? 'Request to buy' : 'Buy'
}

function licenseTerms({ price }: ProductTier, currency: string) {
  if (price === 0) return 'Free. We email you the download link.'
  return `One-time payment in ${currencyName(currency, INTERFACE_LANGUAGE)}, no subscription.`
}

function SingleTier({ tier, currency }: { tier: ProductTier | undefined; currency: string }) {
  const formatPrice = useFormatPrice()
  if (!tier) return null
  return (
    <div>
      <input type="hidden" name="tier" value={tier.id} />
      <p className="font-heading text-h1 font-bold tabular-nums">{formatPrice(tier.price, currency)}</p>
      {tier.text && <p className="mt-1 text-muted">{tier.text}</p>}
    </div>
  )
}
