import { SiteButton } from '~/ui/site-button'
import { BUY_FORM_ID, buyButtonLabel } from './buy-form'
import type { ProductTier } from './product'
import { useFormatPrice } from './use-format-price'

interface BuyBarProps {
  name: string
  tier: ProductTier | undefined
  currency: string
  isRequest: boolean
}

/** On phones the way to buy stays at the foot of the window, and rests at the end of the page. */
export function BuyBar({ name, tier, currency, isRequest }: BuyBarProps) {
  const formatPrice = useFormatPrice()
  if (!tier) return null
  return (
    <div data-buy-bar data-links="other" className="sticky bottom-0 z-10 border-t border-line bg-paper py-3 lg:hidden">
      <div className="wrap flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span data-shown="price" className="block font-semibold tabular-nums">
            {formatPrice(tier.price, currency)}
          </span>
          <span className="block text-small text-muted">
            {name}, <span data-shown="license">{tier.name}</span>
          </span>
        </p>
        <SiteButton type="submit" data-cta data-shown="buy" form={BUY_FORM_ID}>
          {buyButtonLabel(tier, isRequest)}
        </SiteButton>
      </div>
    </div>
  )
}
