import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { abilities } from '../needs-address'
import {
  complianceRules,
  type HostingKind,
  hostingKinds,
  type ProductType,
  platforms,
  productTypes,
  type Residency,
  residencies,
  type StackNeeds,
} from '../stack-needs'
import { capital } from '../wording'
import { SkillPicker } from './skill-picker'
import { WeightsFields } from './weights-fields'

type Ability = keyof typeof abilities

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
    <form aria-label="Your needs" className="grid gap-8" onSubmit={(event) => event.preventDefault()}>
      <Group title="What you build">
        <ProductFields needs={needs} change={change} />
      </Group>
      <Group title="Who builds it">
        <TeamFields needs={needs} skills={skills} change={change} />
      </Group>
      <Group title="Size and money">
        <NumberField
          label="Users a day"
          value={needs.usersADay}
          min={0}
          max={999_999_999}
          onChange={(usersADay) => usersADay !== null && change({ usersADay })}
        />
        <NumberField
          label="Budget a month"
          hint="For everything that runs."
          unit="$"
          value={needs.monthlyBudget}
          min={0}
          max={100_000_000}
          emptyMeans="No limit"
          onChange={(monthlyBudget) => change({ monthlyBudget })}
        />
      </Group>
      <Group title="Where it may run">
        <PlaceFields needs={needs} change={change} />
      </Group>
      <WeightsFields needs={needs} change={change} />
    </form>
  )
}

export interface FieldsProps {
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

function ProductFields({ needs, change }: FieldsProps) {
  const can = (Object.keys(abilities) as Ability[]).filter((ability) => needs[ability])
  const switched = (chosen: Ability[]) =>
    change(Object.fromEntries(Object.keys(abilities).map((ability) => [ability, chosen.includes(ability as Ability)])))
  return (
    <>
      <Field label="Kind of product">
        {(control) => (
          <Select
            {...control}
            options={optionsOf(productTypes)}
            value={needs.productType}
            onChange={({ target }) => change({ productType: target.value as ProductType })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Platforms"
        names={capitals(platforms)}
        chosen={needs.platforms}
        error={needs.platforms.length === 0 ? 'Choose at least one platform.' : undefined}
        onChange={(chosen) => change({ platforms: chosen })}
      />
      <ChoiceChips label="What it does" names={abilities} chosen={can} onChange={switched} />
    </>
  )
}

function TeamFields({ needs: { team, weeks }, skills, change }: FieldsProps & Pick<NeedsFormProps, 'skills'>) {
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

function PlaceFields({ needs, change }: FieldsProps) {
  return (
    <>
      <Field label="Hosting">
        {(control) => (
          <Select
            {...control}
            options={optionsOf(hostingKinds)}
            value={needs.hosting}
            onChange={({ target }) => change({ hosting: target.value as HostingKind })}
          />
        )}
      </Field>
      <Field label="The data stays in">
        {(control) => (
          <Select
            {...control}
            options={optionsOf(residencies)}
            value={needs.residency}
            onChange={({ target }) => change({ residency: target.value as Residency })}
          />
        )}
      </Field>
      <ChoiceChips
        label="Rules that hold"
        names={complianceRules}
        chosen={needs.compliance}
        onChange={(compliance) => change({ compliance })}
      />
    </>
  )
}

function capitals<Key extends string>(names: Record<Key, string>) {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, capital(name)])) as typeof names
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, label: capital(name) }))
}
