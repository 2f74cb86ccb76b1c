import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { Switch } from '~/ui/workspace/switch'
import { PageCombobox } from '~/wings/web/pages/page-combobox'
import type { RuleInput } from '../rules/rule-input'

interface TargetFieldProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onValueChange: (address: string) => void
}

export interface RuleFieldsProps {
  rule: RuleInput
  onChange: (part: Partial<RuleInput>) => void
  /** Sentences about fields that are wrong. */
  errors: Record<string, string>
}

const KEYWORD_HINT = 'Use an ellipsis to match up to six words in between: “clickable … hyperlink”.'

export function KeywordFields({ rule, onChange, errors }: RuleFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label="Keyword" hint={KEYWORD_HINT} error={errors.keyword}>
        {(control) => (
          <TextInput
            {...control}
            value={rule.keyword}
            onChange={({ target }) => onChange({ keyword: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Target"
        hint="Links to a page of this site keep working when its URL changes."
        error={errors.target}
      >
        {(control) => <TargetField {...control} value={rule.target} onValueChange={(target) => onChange({ target })} />}
      </Field>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Switch
          label="Whole words"
          checked={rule.isWholeWord}
          onCheckedChange={(isWholeWord) => onChange({ isWholeWord, ...(!isWholeWord && { hasWordForms: false }) })}
        />
        <Switch
          label="Include word forms"
          hint="Matches English plurals, -ed and -ing."
          checked={rule.hasWordForms}
          onCheckedChange={(hasWordForms) => onChange({ hasWordForms, ...(hasWordForms && { isWholeWord: true }) })}
        />
        <Switch
          label="Case sensitive"
          checked={rule.isCaseSensitive}
          onCheckedChange={(isCaseSensitive) => onChange({ isCaseSensitive })}
        />
        <Switch label="Enabled" checked={rule.isEnabled} onCheckedChange={(isEnabled) => onChange({ isEnabled })} />
      </div>
    </div>
  )
}

const limitFields = [
  ['maxPerPage', 'Maximum per page'],
  ['maxPerParagraph', 'Maximum per paragraph'],
  ['maxPerTarget', 'Maximum per target'],
] as const

export function LimitFields({ rule, onChange, errors }: RuleFieldsProps) {
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5">
      <legend className="float-left mb-3 font-semibold">Limits</legend>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <NumberField
          label="Priority"
          hint="0 to 100, highest first."
          error={errors.priority}
          value={rule.priority}
          min={0}
          max={100}
          onChange={(priority) => onChange({ priority: priority ?? 0 })}
        />
        {limitFields.map(([name, label]) => (
          <NumberField
            key={name}
            label={label}
            error={errors[name]}
            value={rule[name]}
            min={1}
            max={100}
            emptyLabel="No limit"
            onChange={(limit) => onChange({ [name]: limit })}
          />
        ))}
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Switch
          label="First occurrence only"
          checked={rule.isFirstOnly}
          onCheckedChange={(isFirstOnly) => onChange({ isFirstOnly })}
        />
        <Switch
          label="Once per target"
          hint="Skips pages that already link to the target."
          checked={rule.isOncePerTarget}
          onCheckedChange={(isOncePerTarget) => onChange({ isOncePerTarget })}
        />
      </div>
    </fieldset>
  )
}

export function LinkAttributeFields({ rule, onChange }: RuleFieldsProps) {
  return (
    <fieldset className="grid gap-3 border-t border-line pt-5">
      <legend className="float-left mb-2 font-semibold">Link attributes</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Switch label="Nofollow" checked={rule.isNofollow} onCheckedChange={(isNofollow) => onChange({ isNofollow })} />
        <Switch
          label="Open in a new tab"
          checked={rule.opensNewTab}
          onCheckedChange={(opensNewTab) => onChange({ opensNewTab })}
        />
      </div>
    </fieldset>
  )
}

/** A page by its name, or an address. */
function TargetField({ value, onValueChange, ...control }: TargetFieldProps) {
  return (
    <PageCombobox
      placeholder="Page title, /path or https://"
      query={value}
      onQueryChange={onValueChange}
      onSelectPage={({ path }) => onValueChange(path)}
      {...control}
    />
  )
}
