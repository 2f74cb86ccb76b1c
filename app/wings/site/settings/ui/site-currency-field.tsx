import type { Brand } from '../brand'
import { CurrencySelect } from '../currency-select'

interface SiteCurrencyFieldProps {
  brand: Brand
  errors: Record<string, string>
}

export function SiteCurrencyField({ brand, errors }: SiteCurrencyFieldProps) {
  return (
    <CurrencySelect
      name="currency"
      label="Currency"
      hint="New products are priced in it, and reports show its revenue. Existing products keep the currency that they are sold in."
      defaultValue={brand.currency}
      error={errors.currency}
    />
  )
}
