import { changeCurrency, toSmallestUnits } from '~/platform/text/money'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { MoneyField } from '~/ui/workspace/money-field'
import { NumberField } from '~/ui/workspace/number-field'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { CurrencySelect } from '~/wings/site/settings/currency-select'
import { useStudioLocale } from '~/wings/site/settings/use-studio-locale'
import { lowestPrice, type ProductContent } from '../product-content'
import { useFormatPrice } from '../use-format-price'
import { useProductForm } from './use-product-form'

type Tier = ProductContent['tiers'][number]

const defaultTierNames = ['Starter', 'Agency', 'Unlimited']

/** The ways to buy it. The cheapest gives the price that cards show. */
export function LicensesSection() {
  const { content, change, errorOf } = useProductForm()
  const { tiers, currency } = content
  const formatPrice = useFormatPrice()
  const price =
    tiers.length > 0
      ? ` Product cards show ${tiers.length > 1 ? 'from ' : ''}${formatPrice(lowestPrice(content), currency)}.`
      : ''
  return (
    <div className="grid gap-4">
      <RepeaterField
        label="Licenses"
        hint={`A price of 0 makes a license free.${price}`}
        error={errorOf('tiers')}
        rows={tiers}
        onChange={(next) => change({ tiers: next })}
        getRowLabel={({ name }, at) => name || `license ${at + 1}`}
        addLabel="Add license"
        onAdd={() => newTier(tiers, currency)}
        max={12}
      >
        {(tier, put, at) => (
          <TierFields
            tier={tier}
            currency={currency}
            onChange={put}
            errorOf={(field) => errorOf(`tiers.${at}.${field}`)}
          />
        )}
      </RepeaterField>
      <CurrencySelect
        label="Currency"
        hint="Of all licenses. Another currency keeps the numbers. Orders keep the currency that they were placed in."
        value={currency}
        error={errorOf('currency')}
        onPick={(next) => change(inCurrency(content, next))}
      />
    </div>
  )
}

/** The same numbers in another currency, rounded to what can be charged in it. */
function inCurrency({ tiers, currency }: ProductContent, next: string) {
  return { currency: next, tiers: tiers.map((row) => ({ ...row, price: changeCurrency(row.price, currency, next) })) }
}

function newTier(tiers: Tier[], currency: string): Tier {
  const name = defaultTierNames.find((usual) => !tiers.some((tier) => tier.name === usual)) ?? ''
  const known = new Set(tiers.map(({ id }) => id))
  let number = tiers.length + 1
  while (known.has(`license-${number}`)) number++
  const last = tiers.at(-1)
  const price = last ? last.price * 2 : toSmallestUnits(499, currency)
  return { id: `license-${number}`, name, price, text: '', activations: null }
}

interface TierFieldsProps {
  tier: Tier
  currency: string
  onChange: (tier: Tier) => void
  errorOf: (field: string) => string | undefined
}

function TierFields({ tier, currency, onChange, errorOf }: TierFieldsProps) {
  const { language } = useStudioLocale()
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Name" error={errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              value={tier.name}
              onChange={(event) => onChange({ ...tier, name: event.target.value })}
            />
          )}
        </Field>
        <MoneyField
          label="Price"
          amount={tier.price}
          currency={currency}
          language={language}
          error={errorOf('price')}
          onChange={(price) => onChange({ ...tier, price })}
        />
        <NumberField
          label="Activations"
          emptyLabel="Unlimited"
          value={tier.activations}
          min={1}
          max={1_000_000}
          error={errorOf('activations')}
          onChange={(activations) => onChange({ ...tier, activations })}
        />
      </div>
      <Field label="Description" error={errorOf('text')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={tier.text}
            onChange={(event) => onChange({ ...tier, text: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
