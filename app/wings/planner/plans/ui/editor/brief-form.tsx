import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { NumberField } from '~/ui/workspace/number-field'
import { plansClient } from '../../api'
import { COMPLIANCE_LABELS, PLATFORM_LABELS, PRODUCT_TYPE_LABELS } from '../../brief-labels'
import { type Brief, PRODUCT_TYPES } from '../../brief-schema'
import { jsonEqual } from '../../editing/json-equal'
import { TeamField } from './team-field'

type BriefDraft = Brief & { title: string }

const MAX_WEEKS = 104

const MAX_BUDGET = 100_000_000

interface BriefFieldsProps {
  draft: BriefDraft
  onChange: (part: Partial<BriefDraft>) => void
  errorOf: (name: string) => string | undefined
}

interface BriefFormProps {
  sprintId: string
  title: string
  brief: Brief
  revision: number
}

/** What was told about the product. Times and costs follow at once; other parts when they are made anew. */
export function BriefForm({ sprintId, title, brief, revision }: BriefFormProps) {
  const kept: BriefDraft = { title, ...brief }
  const [own, setOwn] = useState<Partial<BriefDraft>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [state, setState] = useState('')
  const { revalidate } = useRevalidator()
  const draft: BriefDraft = { ...kept, ...own }
  const isChanged = !jsonEqual(kept, draft)
  const errorOf = (name: string) => Object.entries(errors).find(([path]) => path.startsWith(`brief.${name}`))?.[1]
  const onChange = (part: Partial<BriefDraft>) => setOwn((before) => ({ ...before, ...part }))
  const fields = { draft, errorOf, onChange }

  async function save() {
    if (!isChanged) return
    setState('Saving')
    const json = { basedOn: revision, brief: draft }
    const reply = await callApi(plansClient.put('/:planId/brief', { param: { planId: sprintId }, json }))
    setErrors(reply.ok ? {} : (reply.fields ?? {}))
    await revalidate()
    setState(reply.ok ? 'Saved' : `Not saved. ${reply.message}`)
    if (reply.ok) setOwn({})
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside are heard here
    <div
      className="grid max-w-2xl grid-cols-1 gap-4"
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void save()}
    >
      <Notice title="The schedule and costs update automatically">
        Regenerate other sections to apply your changes to them.
      </Notice>
      <ProductFields {...fields} />
      <TeamAndLimitFields {...fields} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => void save()}>
          Save
        </Button>
        <p role="status" className="text-dense text-muted">
          {isChanged && state !== 'Saving' && !state.startsWith('Not') ? 'Not saved yet' : state}
        </p>
      </div>
    </div>
  )
}

/** What the product is. */
function ProductFields({ draft, onChange, errorOf }: BriefFieldsProps) {
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        {(control) => (
          <TextInput {...control} value={draft.title} onChange={({ target }) => onChange({ title: target.value })} />
        )}
      </Field>
      <Field label="Idea" error={errorOf('idea')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={draft.idea}
            onChange={({ target }) => onChange({ idea: target.value })}
          />
        )}
      </Field>
      <Field label="Audience" error={errorOf('audience')}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.audience}
            onChange={({ target }) => onChange({ audience: target.value })}
          />
        )}
      </Field>
      <Field label="Product type" error={errorOf('productType')}>
        {(control) => (
          <Select
            {...control}
            value={draft.productType ?? ''}
            options={[
              { value: '', label: 'None of these' },
              ...PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_LABELS[value] })),
            ]}
            onChange={({ target }) =>
              onChange({ productType: PRODUCT_TYPES.find((type) => type === target.value) ?? null })
            }
          />
        )}
      </Field>
    </>
  )
}

/** Where it runs, what it must obey, who builds it and by when. */
function TeamAndLimitFields({ draft, onChange, errorOf }: BriefFieldsProps) {
  return (
    <>
      <ChoiceChips
        label="Platforms"
        labels={PLATFORM_LABELS}
        selected={draft.platforms}
        onChange={(chosen) => onChange({ platforms: chosen })}
      />
      <ChoiceChips
        label="Compliance"
        labels={COMPLIANCE_LABELS}
        selected={draft.compliance}
        onChange={(chosen) => onChange({ compliance: chosen })}
      />
      <TeamField team={draft.team} error={errorOf('team')} onChange={(team) => onChange({ team })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Weeks"
          error={errorOf('weeks')}
          min={1}
          max={MAX_WEEKS}
          value={draft.weeks}
          onChange={(weeks) => weeks !== null && onChange({ weeks })}
        />
        <NumberField
          label="Budget"
          unit={draft.currency}
          error={errorOf('budget')}
          min={0}
          max={MAX_BUDGET}
          value={draft.budget}
          onChange={(budget) => onChange({ budget })}
        />
      </div>
    </>
  )
}
