import { domainLimitSentence, type ProductTier } from './product'
import { useFormatPrice } from './use-format-price'

interface LicenseOptionProps {
  tier: ProductTier
  currency: string
  isChosen: boolean
  /** Texts of the page that go with it (licenses.island.ts). */
  shows: Record<string, string>
}

/** A license to choose in a form, the same on the page of the product and at the checkout. */
export function LicenseOption({ tier, currency, isChosen, shows }: LicenseOptionProps) {
  const { id, name, price, text, activations } = tier
  const formatPrice = useFormatPrice()
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-faint has-checked:border-ink has-checked:outline has-checked:outline-ink">
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
