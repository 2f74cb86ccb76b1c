import { useId } from 'react'
import { currencyName } from '~/platform/text/money'
import { SiteButton } from '~/ui/site-button'
import { TextLink } from '~/ui/text-link'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { type CatalogSort, catalogPath } from './catalog-path'
import type { TypedPriceFilter } from './parse-price-filter'
import type { PriceRange } from './queries.server'

interface PriceFilterFormProps {
  q: string
  category: string | null
  sort: CatalogSort | null
  price: TypedPriceFilter
  priceRange: PriceRange | undefined
  currency: string
}

/** Narrows the catalog to a range of prices; not shown while nothing differs in price. */
export function PriceFilterForm({ price, priceRange, currency, ...at }: PriceFilterFormProps) {
  const { q, category, sort } = at
  const isFiltered = price.min !== '' || price.max !== ''
  if (!isFiltered && (!priceRange || priceRange.from === priceRange.to)) return null
  const kept = { q, category, sort: sort === 'newest' && !q ? null : sort }
  return (
    <form action="/tools" data-in-place="" className="mb-8">
      <fieldset className="flex flex-wrap items-start gap-3">
        <legend className="mb-1.5 font-semibold">Price in {currencyName(currency, INTERFACE_LANGUAGE)}</legend>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PriceInput name="min" label="From" value={price.min} error={price.errors.min} />
        <PriceInput name="max" label="To" value={price.max} error={price.errors.max} />
        <SiteButton type="submit" variant="secondary">
          Show
        </SiteButton>
        {isFiltered && (
          <span className="flex min-h-11 items-center">
            <TextLink to={catalogPath(at)}>All prices</TextLink>
          </span>
        )}
      </fieldset>
    </form>
  )
}

interface PriceInputProps {
  name: string
  label: string
  value: string
  error: string | undefined
}

function PriceInput({ name, label, value, error }: PriceInputProps) {
  const id = useId()
  return (
    <div className="grid max-w-56 gap-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="min-h-11 w-28 rounded-md border border-faint bg-surface px-3 py-2 text-ink tabular-nums aria-invalid:border-danger"
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
