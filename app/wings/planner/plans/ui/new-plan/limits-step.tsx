import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { COMPLIANCE_LABELS, SKILL_LABELS } from '../../brief-labels'
import { DEFAULT_CURRENCY } from '../../brief-schema'
import { type PlanDraft, validateDraft } from '../../drafts/plan-draft'
import type { NewPlanStepProps } from './new-plan-screen'
import { StepForm } from './step-form'

/** Who builds it, in what time, for how much, and which rules hold. */
export function LimitsStep({ draftStore, steps, analysis }: NewPlanStepProps) {
  const { draft, change } = draftStore
  const read = analysis.data?.limits
  const currency = draft.currency ?? read?.currency ?? DEFAULT_CURRENCY
  const [isTried, setIsTried] = useState(false)
  const faults = isTried ? validateDraft(draft) : {}
  const on = () => {
    setIsTried(true)
    const isWrong = Object.keys(validateDraft(draft)).some((path) => /^(team|weeks|budget)/.test(path))
    if (!isWrong) return steps.go('questions')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <StepForm
      title="Team and limits"
      text="Requirements that do not fit are planned for later."
      steps={steps}
      onSubmit={on}
      actions={<StepActions onBack={() => steps.go('idea')} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Weeks"
          error={faults.weeks}
          value={draft.weeks ?? read?.weeks ?? null}
          min={1}
          max={104}
          onChange={(weeks) => weeks !== null && change({ weeks })}
        />
        <NumberField
          label="Budget"
          error={faults.budget}
          value={draft.budget ?? read?.budget ?? null}
          min={0}
          max={100_000_000}
          unit={currency}
          onChange={(budget) => change({ budget })}
        />
      </div>
      <TeamRows team={draft.team ?? read?.team ?? []} errors={faults} onChange={(team) => change({ team })} />
      <div className="border-t border-line pt-6">
        <ChoiceChips
          label="Compliance"
          hint="Each adds requirements to the plan."
          labels={COMPLIANCE_LABELS}
          selected={draft.compliance}
          onChange={(compliance) => change({ compliance })}
        />
      </div>
    </StepForm>
  )
}

function StepActions({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Button onClick={onBack}>Back</Button>
      <Button type="submit" variant="primary">
        Continue
      </Button>
    </>
  )
}

type Team = NonNullable<PlanDraft['team']>

interface TeamRowsProps {
  team: Team
  errors: Record<string, string>
  onChange: (team: Team) => void
}

function TeamRows({ team, errors, onChange }: TeamRowsProps) {
  return (
    <RepeaterField
      label="Team"
      hint="70% of the hours are planned as work time."
      error={errors.team}
      rows={team}
      onChange={onChange}
      getRowLabel={({ role }, at) => role.trim() || `Person ${at + 1}`}
      addLabel="Add person"
      onAdd={() => ({ role: '', skills: [], hoursPerWeek: 30 })}
      max={50}
    >
      {(person, changeRow, at) => (
        <>
          <div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
            <Field label="Role" error={errors[`team.${at}.role`]}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={80}
                  value={person.role}
                  placeholder="Developer"
                  onChange={({ target }) => changeRow({ ...person, role: target.value })}
                />
              )}
            </Field>
            <NumberField
              label="Hours per week"
              error={errors[`team.${at}.hoursPerWeek`]}
              value={person.hoursPerWeek}
              min={1}
              max={80}
              onChange={(hoursPerWeek) => hoursPerWeek !== null && changeRow({ ...person, hoursPerWeek })}
            />
          </div>
          <ChoiceChips
            label="Skills"
            labels={SKILL_LABELS}
            selected={person.skills}
            onChange={(skills) => changeRow({ ...person, skills })}
          />
        </>
      )}
    </RepeaterField>
  )
}
