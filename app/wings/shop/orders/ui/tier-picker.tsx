import type { FormFailure } from '~/platform/forms/form-failure'
import { LicenseOption } from '~/wings/shop/products/license-option'
import type { ProductTier } from '~/wings/shop/products/product'
import { useFormatPrice } from '~/wings/shop/products/use-format-price'

interface TierPickerProps {
  tiers: ProductTier[]
  currency: string
  chosen: string
  /** Texts of the form that go with a license (products/licenses.island.ts). */
  shownFor: (tier: ProductTier) => Record<string, string>
  failure: FormFailure | undefined
}

/** Which license: one is told, several are chosen from. */
export function TierPicker({ tiers, currency, chosen, shownFor, failure }: TierPickerProps) {
  const error = failure?.fieldErrors.tier
  const [only] = tiers
  if (tiers.length === 1 && only) return <SingleTier tier={only} currency={currency} />
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">License</legend>
      {tiers.map((tier) => (
        <LicenseOption
          key={tier.id}
          tier={tier}
          currency={currency}
          isChosen={tier.id === chosen}
          shows={shownFor(tier)}
        />
      ))}
      {error && <p className="text-small font-medium text-danger">{error}</p>}
    </fieldset>
  )
}

function SingleTier({ tier, currency }: { tier: ProductTier; currency: string }) {
  const formatPrice = useFormatPrice()
  return (
    <div className="flex items-baseline justify-between gap-6 border-y border-line py-4">
      <input type="hidden" name="tier" value={tier.id} />
      <span className="font-semibold">{tier.name} license</span>
      <span className="font-heading text-h3 font-bold tabular-nums">{formatPrice(tier.price, currency)}</span>
    </div>
  )
}
