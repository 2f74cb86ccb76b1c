import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { PLATFORM_LABELS, PRODUCT_TYPE_LABELS } from '../../brief-labels'
import type { PlanDraft } from '../../drafts/plan-draft'
import type { NewPlanStepProps } from './new-plan-screen'

/** The kind of product and where it runs. */
export function ProductFields({
  draftStore: { draft, change },
  analysis: { data },
}: Pick<NewPlanStepProps, 'draftStore' | 'analysis'>) {
  const read = draft.productType === null && data?.productType
  const options = [
    { value: '', label: read ? `As the idea says: ${PRODUCT_TYPE_LABELS[read]}` : 'As the idea says' },
    { value: 'none', label: 'None of these' },
    ...Object.entries(PRODUCT_TYPE_LABELS).map(([value, label]) => ({ value, label })),
  ]
  return (
    <section aria-labelledby="product-title" className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h2 id="product-title" className="text-[1.0625rem] font-semibold">
        Product
      </h2>
      <Field label="Kind of product">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={draft.productType ?? ''}
            onChange={({ target }) => change({ productType: (target.value || null) as PlanDraft['productType'] })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Platforms"
        labels={PLATFORM_LABELS}
        selected={draft.platforms ?? data?.platforms ?? ['web']}
        onChange={(platforms) => change({ platforms })}
      />
    </section>
  )
}
