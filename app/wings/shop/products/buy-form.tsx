import { currencyName } from '~/platform/text/money'
import { ArrowLink } from '~/ui/arrow-link'
import { SiteButton } from '~/ui/site-button'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { domainLimitSentence, type PaymentMode, type Product, type ProductTier } from './product'
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
            <TierOption
              key={tier.id}
              tier={tier}
              currency={currency}
              isChosen={tier.id === chosen?.id}
              isRequest={isRequest}
            />
          ))}
        </fieldset>
      ) : (
        <SingleTier tier={chosen} currency={currency} />
      )}
      <SiteButton type="submit" data-cta data-shown="buy" className="w-full">
        {buyButtonLabel(chosen, isRequest)}
      </SiteButton>
      <p className="text-small text-muted">
        <span data-shown="terms">{licenseTerms(chosen, currency)}</span>
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

function licenseTerms(tier: ProductTier | undefined, currency: string) {
  if (tier?.price === 0) return 'Free. We email you the download link.'
  return `One-time payment in ${currencyName(currency, INTERFACE_LANGUAGE)}, no subscription. Full source code included.`
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

interface TierOptionProps {
  tier: ProductTier
  currency: string
  isChosen: boolean
  isRequest: boolean
}

function TierOption({ tier, currency, isChosen, isRequest }: TierOptionProps) {
  const { id, name, price, text, activations } = tier
  const formatPrice = useFormatPrice()
  const shows = {
    price: formatPrice(price, currency),
    license: name,
    buy: buyButtonLabel(tier, isRequest),
    terms: licenseTerms(tier, currency),
  }
  return (
    <label className="flex gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-faint has-checked:border-ink has-checked:shadow-rest">
      <input
        type="radio"
        name="tier"
        value={id}
        defaultChecked={isChosen}
        data-shows={JSON.stringify(shows)}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-4 font-semibold">
          {name}
          <span className="tabular-nums">{formatPrice(price, currency)}</span>
        </span>
        <span className="block text-small text-muted">
          {text} {domainLimitSentence(activations)}
        </span>
      </span>
    </label>
  )
}
