import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { type Brief, PRODUCT_TYPES } from '../brief-schema'
import { COMPLIANCE_NAMES, PLATFORM_NAMES, PRODUCT_TYPE_NAMES } from '../brief-words'
import { TeamField } from './team-field'

export type Told = Brief & { title: string }
const MOST_WEEKS = 104
const MOST_DOLLARS = 100_000_000

interface BriefFieldsProps {
  told: Told
  put: (part: Partial<Told>) => void
  errorOf: (name: string) => string | undefined
}

/** What the product is. */
export function ProductFields({ told, put, errorOf }: BriefFieldsProps) {
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        {(control) => (
          <TextInput {...control} value={told.title} onChange={({ target }) => put({ title: target.value })} />
        )}
      </Field>
      <Field label="Idea" error={errorOf('idea')}>
        {(control) => (
          <TextArea {...control} rows={4} value={told.idea} onChange={({ target }) => put({ idea: target.value })} />
        )}
      </Field>
      <Field label="Audience" error={errorOf('audience')}>
        {(control) => (
          <TextInput {...control} value={told.audience} onChange={({ target }) => put({ audience: target.value })} />
        )}
      </Field>
      <Field label="Kind of product" error={errorOf('productType')}>
        {(control) => (
          <Select
            {...control}
            value={told.productType}
            options={PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_NAMES[value] }))}
            onChange={({ target }) => put({ productType: PRODUCT_TYPES.find((type) => type === target.value) })}
          />
        )}
      </Field>
    </>
  )
}

/** Where it runs, what it must obey, who builds it and by when. */
export function FrameFields({ told, put, errorOf }: BriefFieldsProps) {
  return (
    <>
      <ChoiceChips
        label="Platforms"
        names={PLATFORM_NAMES}
        chosen={told.platforms}
        onChange={(chosen) => put({ platforms: chosen })}
      />
      <ChoiceChips
        label="Compliance"
        names={COMPLIANCE_NAMES}
        chosen={told.compliance}
        onChange={(chosen) => put({ compliance: chosen })}
      />
      <TeamField team={told.team} error={errorOf('team')} onChange={(team) => put({ team })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Weeks"
          error={errorOf('weeks')}
          min={1}
          max={MOST_WEEKS}
          value={told.weeks}
          onChange={(weeks) => weeks !== null && put({ weeks })}
        />
        <NumberField
          label="Budget"
          unit="$"
          error={errorOf('budget')}
          min={0}
          max={MOST_DOLLARS}
          value={told.budget}
          onChange={(budget) => budget !== null && put({ budget })}
        />
      </div>
    </>
  )
}
