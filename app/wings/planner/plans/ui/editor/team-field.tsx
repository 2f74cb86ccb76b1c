import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '~/ui/workspace/button'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { SKILL_LABELS } from '../../brief-labels'
import type { TeamMember } from '../../brief-schema'

const MAX_HOURS_PER_WEEK = 80
const DEFAULT_MEMBER: TeamMember = { role: 'Developer', skills: ['backend', 'frontend'], hoursPerWeek: 35 }

interface TeamFieldProps {
  team: TeamMember[]
  error?: string
  onChange: (team: TeamMember[]) => void
}

/** Who builds it, and how much time each of them has. */
export function TeamField({ team, error, onChange }: TeamFieldProps) {
  const change = (at: number, part: Partial<TeamMember>) =>
    onChange(team.map((member, index) => (index === at ? { ...member, ...part } : member)))
  return (
    <fieldset className="grid grid-cols-1 gap-3 text-dense">
      <legend className="mb-1 font-semibold">Team</legend>
      {team.map((member, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: members have no names of their own
        <div key={at} className="grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
          <div className="flex items-end gap-2">
            <Field label={`Role ${at + 1}`} className="min-w-0 flex-1">
              {(control) => (
                <TextInput
                  {...control}
                  value={member.role}
                  onChange={({ target }) => change(at, { role: target.value })}
                />
              )}
            </Field>
            <div className="w-28">
              <NumberField
                label="Hours per week"
                min={1}
                max={MAX_HOURS_PER_WEEK}
                value={member.hoursPerWeek}
                onChange={(hours) => hours !== null && change(at, { hoursPerWeek: hours })}
              />
            </div>
            <IconButton
              icon={X}
              label={`Remove ${member.role || 'this person'}`}
              disabled={team.length === 1}
              onClick={() => onChange(team.toSpliced(at, 1))}
            />
          </div>
          <ChoiceChips
            label="Skills"
            labels={SKILL_LABELS}
            selected={member.skills}
            onChange={(skills) => change(at, { skills })}
          />
        </div>
      ))}
      <Button icon={Plus} className="justify-self-start" onClick={() => onChange([...team, DEFAULT_MEMBER])}>
        Add person
      </Button>
      {error && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
