import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { capitalize } from '../engine/format-values'
import { abilityLabels } from '../needs-params'
import {
  complianceLabels,
  type HostingKind,
  hostingLabels,
  type ProductType,
  platformLabels,
  productTypeLabels,
  type Residency,
  residencyLabels,
  type StackNeeds,
} from '../stack-needs'
import { SkillPicker } from './skill-picker'
import { WeightsFields } from './weights-fields'

type Ability = keyof typeof abilityLabels

interface NeedsFormProps {
  needs: StackNeeds
  /** What a team may say that it knows. */
  skills: readonly string[]
  onChange: (needs: StackNeeds) => void
}

/** What somebody needs, from what they make to what they may spend; every change is answered at once. */
export function NeedsForm({ needs, skills, onChange }: NeedsFormProps) {
  const change = (changes: Partial<StackNeeds>) => onChange({ ...needs, ...changes })
  return (
    <form aria-label="Requirements" className="grid gap-8" onSubmit={(event) => event.preventDefault()}>
      <Group title="Product">
        <ProductFields needs={needs} change={change} />
      </Group>
      <Group title="Team">
        <TeamFields needs={needs} skills={skills} change={change} />
      </Group>
      <Group title="Scale and budget">
        <NumberField
          label="Daily users"
          value={needs.usersADay}
          min={0}
          max={999_999_999}
          onChange={(usersADay) => usersADay !== null && change({ usersADay })}
        />
        <NumberField
          label="Monthly budget"
          hint="All running costs."
          unit="$"
          value={needs.monthlyBudget}
          min={0}
          max={100_000_000}
          emptyLabel="No limit"
          onChange={(monthlyBudget) => change({ monthlyBudget })}
        />
      </Group>
      <Group title="Hosting and compliance">
        <LocationFields needs={needs} change={change} />
      </Group>
      <WeightsFields needs={needs} change={change} />
    </form>
  )
}

export interface NeedsFieldsProps {
  needs: StackNeeds
  change: (changes: Partial<StackNeeds>) => void
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b border-line pb-1.5 text-dense">{title}</h2>
      {children}
    </section>
  )
}

function ProductFields({ needs, change }: NeedsFieldsProps) {
  const can = (Object.keys(abilityLabels) as Ability[]).filter((ability) => needs[ability])
  const switched = (chosen: Ability[]) =>
    change(
      Object.fromEntries(Object.keys(abilityLabels).map((ability) => [ability, chosen.includes(ability as Ability)])),
    )
  return (
    <>
      <Field label="Product type">
        {(control) => (
          <Select
            {...control}
            options={toOptions(productTypeLabels)}
            value={needs.productType}
            onChange={({ target }) => change({ productType: target.value as ProductType })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Platforms"
        labels={capitalizeValues(platformLabels)}
        selected={needs.platforms}
        error={needs.platforms.length === 0 ? 'Choose at least one platform.' : undefined}
        onChange={(chosen) => change({ platforms: chosen })}
      />
      <ChoiceChips label="Features" labels={abilityLabels} selected={can} onChange={switched} />
    </>
  )
}

function TeamFields({ needs: { team, weeks }, skills, change }: NeedsFieldsProps & Pick<NeedsFormProps, 'skills'>) {
  return (
    <>
      <SkillPicker skills={skills} chosen={team.knows} onChange={(knows) => change({ team: { ...team, knows } })} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label="People"
          value={team.size}
          min={1}
          max={1_000}
          onChange={(size) => size !== null && change({ team: { ...team, size } })}
        />
        <NumberField
          label="Weeks"
          value={weeks}
          min={1}
          max={520}
          onChange={(weeks) => weeks !== null && change({ weeks })}
        />
      </div>
    </>
  )
}

function LocationFields({ needs, change }: NeedsFieldsProps) {
  return (
    <>
      <Field label="Hosting">
        {(control) => (
          <Select
            {...control}
            options={toOptions(hostingLabels)}
            value={needs.hosting}
            onChange={({ target }) => change({ hosting: target.value as HostingKind })}
          />
        )}
      </Field>
      <Field label="Data location">
        {(control) => (
          <Select
            {...control}
            options={toOptions(residencyLabels)}
            value={needs.residency}
            onChange={({ target }) => change({ residency: target.value as Residency })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Compliance"
        labels={complianceLabels}
        selected={needs.compliance}
        onChange={(compliance) => change({ compliance })}
      />
    </>
  )
}

function capitalizeValues<Key extends string>(names: Record<Key, string>) {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, capitalize(name)])) as typeof names
}

function toOptions(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, label: capitalize(name) }))
}
