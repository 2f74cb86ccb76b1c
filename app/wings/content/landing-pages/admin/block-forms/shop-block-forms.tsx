import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { useCategories } from '~/wings/publishing/categories/categories-context'
import { categoryChoice } from '~/wings/publishing/categories/category'
import { noLink } from '../../new-block'
import type { BlockFormProps } from './block-form-props'
import { nestedErrors } from './block-form-props'
import { LongTextField, ProductPickerField, ProductsField, ShortTextField } from './field-components'
import { LinkField } from './link-field'

export function ProductsBlockForm({ block, change, getError }: BlockFormProps<'products'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={2_000}
        value={block.text}
        error={getError('text')}
        onChange={(text) => change({ text })}
      />
      <SelectionField show={block.show} error={getError('show')} onChange={(show) => change({ show })} />
      {block.show === 'chosen' ? (
        <ProductsField
          ids={block.productIds}
          getError={nestedErrors(getError, 'productIds')}
          onChange={(productIds) => change({ productIds })}
        />
      ) : (
        <LimitField
          label="Number of products"
          value={block.limit}
          onChange={(limit) => change({ limit })}
          error={getError('limit')}
        />
      )}
      <LinkField
        label="Link beside the title"
        value={block.action ?? noLink}
        getError={nestedErrors(getError, 'action')}
        onChange={(action) => change({ action })}
      />
    </>
  )
}

interface SelectionFieldProps {
  show: string
  error: string | undefined
  onChange: (show: string) => void
}

/** The newest products, those of a category, or chosen ones. */
function SelectionField({ show, error, onChange }: SelectionFieldProps) {
  const isCategory = show !== 'newest' && show !== 'chosen'
  const { value, options } = categoryChoice(useCategories(), isCategory ? show : '')
  const choices = [
    { value: 'newest', label: 'Newest products' },
    ...options,
    { value: 'chosen', label: 'Selected products' },
  ]
  return (
    <Field label="Products to show" error={error}>
      {(control) => (
        <Select
          {...control}
          value={value || show}
          options={choices}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** The newest posts of the blog. */
export function PostsBlockForm({ block, change, getError }: BlockFormProps<'posts'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={2_000}
        value={block.text}
        error={getError('text')}
        onChange={(text) => change({ text })}
      />
      <LimitField
        label="Number of posts"
        value={block.limit}
        onChange={(limit) => change({ limit })}
        error={getError('limit')}
      />
      <LinkField
        label="Link beside the title"
        value={block.action ?? noLink}
        getError={nestedErrors(getError, 'action')}
        onChange={(action) => change({ action })}
      />
    </>
  )
}

export function ReviewsBlockForm({ block, change, getError }: BlockFormProps<'reviews'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <ProductPickerField
        label="Product"
        hint="If empty, reviews of all products are shown."
        value={block.productId}
        error={getError('productId')}
        onChange={(productId) => change({ productId })}
      />
      <LimitField
        label="Number of reviews"
        value={block.limit}
        onChange={(limit) => change({ limit })}
        error={getError('limit')}
      />
    </>
  )
}

interface LimitFieldProps {
  label: string
  value: number
  error?: string
  onChange: (limit: number) => void
}

function LimitField({ label, value, error, onChange }: LimitFieldProps) {
  return (
    <NumberField
      label={label}
      value={value}
      error={error}
      min={1}
      max={12}
      onChange={(limit) => limit !== null && onChange(limit)}
    />
  )
}
