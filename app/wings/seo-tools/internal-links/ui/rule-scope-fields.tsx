import { useState } from 'react'
import { ChoiceChips } from '~/ui/workspace/choice-chips'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { useCategories } from '~/wings/publishing/categories/categories-context'
import { categoryName } from '~/wings/publishing/categories/category'
import { pageKindPluralLabels } from './page-kind-labels'
import type { RuleFieldsProps } from './rule-fields'

/** In which pages the rule links: nothing chosen means in all of them. */
export function RuleScopeFields({ rule, onChange, errors }: RuleFieldsProps) {
  const categories = useCategories()
  const labels = Object.fromEntries([
    ...categories.map(({ slug, name }) => [slug, name]),
    ...rule.categories.map((slug) => [slug, categoryName(categories, slug)]),
  ])
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5">
      <legend className="float-left mb-3 font-semibold">Where to add links</legend>
      <ChoiceChips
        label="Page types"
        labels={pageKindPluralLabels}
        selected={rule.kinds}
        error={errors.kinds}
        onChange={(kinds) => onChange({ kinds })}
      />
      {Object.keys(labels).length > 0 && (
        <ChoiceChips
          label="Categories"
          hint="Leave empty for all categories."
          labels={labels}
          selected={rule.categories}
          error={errors.categories}
          onChange={(categories) => onChange({ categories })}
        />
      )}
      <PagesField
        label="Only on these pages"
        paths={rule.onlyOn}
        error={errors.onlyOn}
        onChange={(onlyOn) => onChange({ onlyOn })}
      />
      <PagesField
        label="Exclude these pages"
        paths={rule.notOn}
        error={errors.notOn}
        onChange={(notOn) => onChange({ notOn })}
      />
    </fieldset>
  )
}

interface PagesFieldProps {
  label: string
  paths: string[]
  error: string | undefined
  onChange: (paths: string[]) => void
}

/** Addresses, one to a line. What is being typed stays as it is typed. */
function PagesField({ label, paths, error, onChange }: PagesFieldProps) {
  const [typed, setTyped] = useState(paths.join('\n'))
  return (
    <Field label={label} hint="One URL per line." error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={Math.min(6, Math.max(2, paths.length + 1))}
          placeholder="/blog/a-post"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value.split(/\s+/).filter(Boolean))
          }}
        />
      )}
    </Field>
  )
}
