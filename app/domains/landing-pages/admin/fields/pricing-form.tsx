import { RowsField } from '~/ui/workspace/rows-field'
import { Switch } from '~/ui/workspace/switch'
import type { BlockOf } from '../../block-schema'
import type { FormProps } from './form-props'
import { below } from './form-props'
import { LinkField } from './link-field'
import { LongText, ProductField, Text } from './parts'

type Plan = BlockOf<'pricing'>['plans'][number]

const emptyPlan: Plan = {
  name: '',
  price: '',
  text: '',
  points: [],
  action: { label: '', url: '' },
  isRecommended: false,
}

export function PricingForm({ block, change, errorOf }: FormProps<'pricing'>) {
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
      <ProductField
        label="Product"
        hint="Its licenses are shown with their prices. Without one, the plans below are."
        value={block.productId}
        error={errorOf('productId')}
        onChange={(productId) => change({ productId })}
      />
      {!block.productId && (
        <RowsField
          label="Plans"
          rows={block.plans}
          addLabel="Add a plan"
          most={6}
          error={errorOf('plans')}
          onChange={(plans) => change({ plans })}
          nameOf={({ name }, at) => name || `plan ${at + 1}`}
          onAdd={() => structuredClone(emptyPlan)}
        >
          {(row, put, at) => <PlanFields row={row} put={put} errorOf={below(errorOf, `plans.${at}`)} />}
        </RowsField>
      )}
    </>
  )
}

interface PlanFieldsProps {
  row: Plan
  put: (row: Plan) => void
  errorOf: (field: string) => string | undefined
}

function PlanFields({ row, put, errorOf }: PlanFieldsProps) {
  return (
    <>
      <Text
        label="Name"
        longest={60}
        value={row.name}
        error={errorOf('name')}
        onChange={(name) => put({ ...row, name })}
      />
      <Text
        label="Price"
        longest={40}
        value={row.price}
        error={errorOf('price')}
        hint="As visitors read it: $49 a month."
        onChange={(price) => put({ ...row, price })}
      />
      <LongText
        label="Text"
        longest={300}
        value={row.text}
        error={errorOf('text')}
        onChange={(text) => put({ ...row, text })}
      />
      <RowsField
        label="Points"
        rows={row.points}
        addLabel="Add a point"
        most={40}
        isLine
        onChange={(points) => put({ ...row, points })}
        nameOf={(point, at) => point || `point ${at + 1}`}
        onAdd={() => ''}
      >
        {(point, change, at) => (
          <Text
            label={`Point ${at + 1}`}
            longest={200}
            value={point}
            error={errorOf(`points.${at}`)}
            onChange={change}
          />
        )}
      </RowsField>
      <LinkField
        label="Button"
        value={row.action}
        errorOf={below(errorOf, 'action')}
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
