import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { COMPLIANCE_LABELS } from '../../brief-labels'
import { DEFAULT_CURRENCY } from '../../brief-schema'
import { type Note, replaceLimits, replaceNote, replaceNotes } from '../../drafts/correct-reading'
import { ItemPlace } from './brief-places'
import type { NewPlanStepProps } from './new-plan-screen'
import { TeamRows } from './team-rows'
import { TypedInput, TypedTextArea } from './typed-text'
import type { BriefPartProps } from './use-brief'

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'CAD', 'CZK', 'DKK', 'JPY', 'MXN', 'NOK', 'NZD', 'PLN', 'SEK']
const MAX_BUDGET = 100_000_000
const MAX_WEEKS = 104

type LimitFieldsProps = BriefPartProps & Pick<NewPlanStepProps, 'draftStore' | 'analysis'>

interface LimitPartProps extends LimitFieldsProps {
  /** Faults of the draft by the path of their field. */
  faults: Record<string, string>
}

/** What holds for the product and for those who build it. */
export function LimitFields(props: LimitPartProps) {
  const { draft, change } = props.draftStore
  return (
    <section aria-labelledby="limits-title" className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <div>
        <h2 id="limits-title" className="text-[1.0625rem] font-semibold">
          Limits
        </h2>
        <p className="mt-1 text-dense text-muted">Requirements that do not fit are planned for later.</p>
      </div>
      <TimeAndBudget {...props} />
      <SaidLimits {...props} />
      <ChoiceChips
        label="Compliance"
        hint="Each adds requirements to the plan."
        labels={COMPLIANCE_LABELS}
        selected={draft.compliance}
        onChange={(compliance) => change({ compliance })}
      />
      <ItemPlace item="team">
        <TeamRows
          team={draft.team ?? props.analysis.data?.limits.team ?? []}
          errors={props.faults}
          onChange={(team) => change({ team })}
        />
      </ItemPlace>
    </section>
  )
}

function TimeAndBudget({ draftStore: { draft, change }, analysis, reading, faults }: LimitPartProps) {
  const read = analysis.data?.limits
  const currency = draft.currency ?? read?.currency ?? DEFAULT_CURRENCY
  const currencies = [...new Set([currency, ...CURRENCIES])].map((value) => ({ value, label: value }))
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_1fr_6rem]">
      <ItemPlace item="weeks">
        <NumberField
          label="Weeks"
          error={faults.weeks}
          value={draft.weeks ?? read?.weeks ?? null}
          min={1}
          max={MAX_WEEKS}
          onChange={(weeks) => weeks !== null && change({ weeks })}
        />
      </ItemPlace>
      <ItemPlace item="budget">
        <NumberField
          label="Budget"
          emptyLabel="None"
          error={faults.budget}
          value={draft.budget ?? read?.budget ?? null}
          min={0}
          max={MAX_BUDGET}
          onChange={(budget) =>
            change(budget === null ? { budget, reading: replaceLimits(reading, { budget }) } : { budget })
          }
        />
      </ItemPlace>
      <Field label="Currency">
        {(control) => (
          <Select
            {...control}
            options={currencies}
            value={currency}
            onChange={({ target }) => change({ currency: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

/** Limits that the idea says in words. */
function SaidLimits({ reading: { limits }, correct }: BriefPartProps) {
  const one = (field: 'deadline' | 'residency') => (text: string) =>
    correct((now) => replaceLimits(now, { [field]: replaceNote(now.limits[field], text) }))
  const many = (field: 'laws' | 'languages' | 'platforms') => (lines: string) =>
    correct((now) => replaceLimits(now, { [field]: replaceNotes(now.limits[field], lines) }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NoteField
        item="deadline"
        label="Deadline"
        placeholder="Before Easter"
        note={limits.deadline}
        onCommit={one('deadline')}
      />
      <NoteField
        item="residency"
        label="Where data stays"
        placeholder="On our own server"
        note={limits.residency}
        onCommit={one('residency')}
      />
      <NoteLines item="laws" label="Laws and standards" notes={limits.laws} onCommit={many('laws')} />
      <NoteLines item="languages" label="Languages" notes={limits.languages} onCommit={many('languages')} />
      <NoteLines item="platforms" label="Devices and platforms" notes={limits.platforms} onCommit={many('platforms')} />
    </div>
  )
}

interface NoteFieldProps {
  item: string
  label: string
  placeholder: string
  note: Note | null
  onCommit: (text: string) => void
}

function NoteField({ item, label, placeholder, note, onCommit }: NoteFieldProps) {
  return (
    <ItemPlace item={item}>
      <Field label={label}>
        {(control) => (
          <TypedInput
            {...control}
            maxLength={2000}
            placeholder={placeholder}
            value={note?.text ?? ''}
            onCommit={onCommit}
          />
        )}
      </Field>
    </ItemPlace>
  )
}

interface NoteLinesProps {
  item: string
  label: string
  notes: Note[]
  onCommit: (lines: string) => void
}

function NoteLines({ item, label, notes, onCommit }: NoteLinesProps) {
  return (
    <ItemPlace item={item}>
      <Field label={label} hint="One per line">
        {(control) => (
          <TypedTextArea {...control} value={notes.map(({ text }) => text).join('\n')} onCommit={onCommit} />
        )}
      </Field>
    </ItemPlace>
  )
}
