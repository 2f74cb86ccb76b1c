import { RepeaterField } from '~/ui/workspace/repeater-field'
import { Switch } from '~/ui/workspace/switch'
import type { BlockOfType } from '../../block-schema'
import type { BlockFormProps } from './block-form-props'
import { nestedErrors } from './block-form-props'
import { LongTextField, ProductPickerField, ShortTextField } from './field-components'
import { LinkField } from './link-field'

type Plan = BlockOfType<'pricing'>['plans'][number]

const emptyPlan: Plan = {
  name: '',
  price: '',
  text: '',
  points: [],
  action: { label: '', url: '' },
  isRecommended: false,
}

export function PricingBlockForm({ block, change, getError }: BlockFormProps<'pricing'>) {
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
      <ProductPickerField
        label="Product"
        hint="Shows its licenses and prices. If empty, the plans below are shown."
        value={block.productId}
        error={getError('productId')}
        onChange={(productId) => change({ productId })}
      />
      {!block.productId && (
        <RepeaterField
          label="Plans"
          rows={block.plans}
          addLabel="Add plan"
          max={6}
          error={getError('plans')}
          onChange={(plans) => change({ plans })}
          getRowLabel={({ name }, at) => name || `plan ${at + 1}`}
          onAdd={() => structuredClone(emptyPlan)}
        >
          {(row, put, at) => <PlanFields row={row} put={put} getError={nestedErrors(getError, `plans.${at}`)} />}
        </RepeaterField>
      )}
    </>
  )
}

interface PlanFieldsProps {
  row: Plan
  put: (row: Plan) => void
  getError: (field: string) => string | undefined
}

function PlanFields({ row, put, getError }: PlanFieldsProps) {
  return (
    <>
      <ShortTextField
        label="Name"
        maxLength={60}
        value={row.name}
        error={getError('name')}
        onChange={(name) => put({ ...row, name })}
      />
      <ShortTextField
        label="Price"
        maxLength={40}
        value={row.price}
        error={getError('price')}
        hint="For example, $49 per month."
        onChange={(price) => put({ ...row, price })}
      />
      <LongTextField
        label="Text"
        maxLength={300}
        value={row.text}
        error={getError('text')}
        onChange={(text) => put({ ...row, text })}
      />
      <RepeaterField
        label="Features"
        rows={row.points}
        addLabel="Add feature"
        max={40}
        isInline
        onChange={(points) => put({ ...row, points })}
        getRowLabel={(point, at) => point || `feature ${at + 1}`}
        onAdd={() => ''}
      >
        {(point, change, at) => (
          <ShortTextField
            label={`Feature ${at + 1}`}
            maxLength={200}
            value={point}
            error={getError(`points.${at}`)}
            onChange={change}
          />
        )}
      </RepeaterField>
      <LinkField
        label="Button"
        value={row.action}
        getError={nestedErrors(getError, 'action')}
        onChange={(action) => put({ ...row, action })}
      />
      <Switch
        label="Recommended"
        checked={row.isRecommended}
        onCheckedChange={(isRecommended) => put({ ...row, isRecommended })}
      />
    </>
  )
}
