import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import type { BlockOf } from '../../block-schema'
import type { FormProps } from './form-props'
import { below } from './form-props'
import { ChosenProducts, LongText, ProductField, Text } from './parts'

const shown: { value: BlockOf<'products'>['show']; label: string }[] = [
  { value: 'newest', label: 'The newest ones' },
  { value: 'saas', label: 'Of the category SaaS' },
  { value: 'marketplace', label: 'Of the category Marketplace' },
  { value: 'ai', label: 'Of the category AI' },
  { value: 'chosen', label: 'Those chosen below' },
]

export function ProductsForm({ block, change, errorOf }: FormProps<'products'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <LongText
        label="Text"
        longest={2_000}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <Field label="Which products" error={errorOf('show')}>
        {(control) => (
          <Select
            {...control}
            value={block.show}
            options={shown}
            onChange={({ target }) => {
              const choice = shown.find(({ value }) => value === target.value)
              if (choice) change({ show: choice.value })
            }}
          />
        )}
      </Field>
      {block.show === 'chosen' ? (
        <ChosenProducts
          ids={block.productIds}
          errorOf={below(errorOf, 'productIds')}
          onChange={(productIds) => change({ productIds })}
        />
      ) : (
        <HowMany value={block.limit} onChange={(limit) => change({ limit })} error={errorOf('limit')} />
      )}
    </>
  )
}

export function ReviewsForm({ block, change, errorOf }: FormProps<'reviews'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <ProductField
        label="Product"
        hint="Without one, the newest reviews of all products are shown."
        value={block.productId}
        error={errorOf('productId')}
        onChange={(productId) => change({ productId })}
      />
      <HowMany value={block.limit} onChange={(limit) => change({ limit })} error={errorOf('limit')} />
    </>
  )
}

interface HowManyProps {
  value: number
  error?: string
  onChange: (limit: number) => void
}

function HowMany({ value, error, onChange }: HowManyProps) {
  return (
    <NumberField
      label="How many"
      value={value}
      error={error}
      min={1}
      max={12}
      onChange={(limit) => limit !== null && onChange(limit)}
    />
  )
}
