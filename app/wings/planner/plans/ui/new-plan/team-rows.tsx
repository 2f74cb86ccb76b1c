import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { SKILL_LABELS } from '../../brief-labels'
import type { PlanDraft } from '../../drafts/plan-draft'

type Team = NonNullable<PlanDraft['team']>

interface TeamRowsProps {
  team: Team
  errors: Record<string, string>
  onChange: (team: Team) => void
}

/** Who builds it, with what they can do and the hours that they have. */
export function TeamRows({ team, errors, onChange }: TeamRowsProps) {
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
