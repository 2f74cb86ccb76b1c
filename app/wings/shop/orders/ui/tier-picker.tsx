import type { FormFailure } from '~/platform/forms/form-failure'
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

interface LicensePriceProps {
  tier: ProductTier
  currency: string
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
        <TierOption
          key={tier.id}
          tier={tier}
          currency={currency}
          isChosen={tier.id === chosen}
          shows={JSON.stringify(shownFor(tier))}
        />
      ))}
      {error && <p className="text-small font-medium text-danger">{error}</p>}
    </fieldset>
  )
}

function SingleTier({ tier, currency }: LicensePriceProps) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-y border-line py-4">
      <input type="hidden" name="tier" value={tier.id} />
      <span className="font-semibold">{tier.name} license</span>
      <Price tier={tier} currency={currency} />
    </div>
  )
}

interface TierOptionProps extends LicensePriceProps {
  isChosen: boolean
  shows: string
}

function TierOption({ tier, currency, isChosen, shows }: TierOptionProps) {
  return (
    <label className="flex cursor-pointer gap-4 rounded-md border border-faint bg-surface px-4 py-3.5 has-checked:border-accent has-checked:outline has-checked:outline-accent">
      <input
        type="radio"
        name="tier"
        value={tier.id}
        defaultChecked={isChosen}
        data-shows={shows}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="grid flex-1">
        <span className="flex items-baseline justify-between gap-6">
          <span className="font-semibold">{tier.name}</span>
          <Price tier={tier} currency={currency} />
        </span>
        <span className="text-small text-muted">
          {[tier.text, activationLimitText(tier)].filter(Boolean).join(' ')}
        </span>
      </span>
    </label>
  )
}

function Price({ tier: { price }, currency }: LicensePriceProps) {
  const formatPrice = useFormatPrice()
  return <span className="font-heading text-h3 font-bold tabular-nums">{formatPrice(price, currency)}</span>
}

function activationLimitText({ activations }: ProductTier) {
  if (activations === null) return 'Unlimited domains.'
  return activations === 1 ? 'For 1 domain.' : `For up to ${activations} domains.`
}
