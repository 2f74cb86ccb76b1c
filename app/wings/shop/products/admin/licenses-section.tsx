import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { formatDollarPrice } from '../product'
import { lowestPrice, type ProductContent } from '../product-content'
import { useProductForm } from './use-product-form'

type Tier = ProductContent['tiers'][number]

const defaultTierNames = ['Starter', 'Agency', 'Unlimited']

/** The ways to buy it. The cheapest gives the price that cards show. */
export function LicensesSection() {
  const { content, change, errorOf } = useProductForm()
  const { tiers } = content
  const price =
    tiers.length > 0
      ? `Product cards show ${tiers.length > 1 ? 'from ' : ''}${formatDollarPrice(lowestPrice(content))}.`
      : ''
  return (
    <RepeaterField
      label="Licenses"
      hint={`Prices in whole US dollars; 0 makes a license free. ${price}`}
      error={errorOf('tiers')}
      rows={tiers}
      onChange={(next) => change({ tiers: next })}
      getRowLabel={({ name }, at) => name || `license ${at + 1}`}
      addLabel="Add license"
      onAdd={() => newTier(tiers)}
      max={12}
    >
      {(tier, put, at) => (
        <TierFields tier={tier} onChange={put} errorOf={(field) => errorOf(`tiers.${at}.${field}`)} />
      )}
    </RepeaterField>
  )
}

function newTier(tiers: Tier[]): Tier {
  const name = defaultTierNames.find((usual) => !tiers.some((tier) => tier.name === usual)) ?? ''
  const known = new Set(tiers.map(({ id }) => id))
  let number = tiers.length + 1
  while (known.has(`license-${number}`)) number++
  const { price = 499 } = tiers.at(-1) ?? {}
  return { id: `license-${number}`, name, price: tiers.length > 0 ? price * 2 : price, text: '', activations: null }
}

interface TierFieldsProps {
  tier: Tier
  onChange: (tier: Tier) => void
  errorOf: (field: string) => string | undefined
}

function TierFields({ tier, onChange, errorOf }: TierFieldsProps) {
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
        <NumberField
          label="Price"
          unit="$"
          value={tier.price}
          min={0}
          max={100_000}
          error={errorOf('price')}
          onChange={(price) => onChange({ ...tier, price: price ?? 0 })}
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
