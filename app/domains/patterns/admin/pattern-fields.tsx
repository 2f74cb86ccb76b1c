import { type ComponentProps, useRef } from 'react'
import { DESCRIPTION_FONT, DESCRIPTION_PX, TITLE_FONT, TITLE_PX, usePixelWidth } from '~/domains/seo/pixel-width'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { DEFAULT_TITLE } from '../page-title'
import type { Pattern, PatternKind } from '../pattern'
import { variablesOf } from '../variables'
import type { PatternWriting } from './use-pattern'

interface PatternFieldsProps {
  kind: PatternKind
  writing: PatternWriting
  /** What the example page shows with it. */
  shown: Pattern
}

/** The two texts of a pattern, and its variables, each of which goes where the caret was last. */
export function PatternFields({ kind, writing, shown }: PatternFieldsProps) {
  const { pattern, change, errorOf } = writing
  const caret = useRef<{ field: keyof Pattern; control: HTMLInputElement | HTMLTextAreaElement | null }>(undefined)
  const [title, description] = [
    usePixelWidth(shown.title, TITLE_FONT),
    usePixelWidth(shown.description, DESCRIPTION_FONT),
  ]
  const bind = (field: keyof Pattern): ComponentProps<'input'> & ComponentProps<'textarea'> => ({
    value: pattern[field],
    autoComplete: 'off',
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      caret.current = { field, control: currentTarget }
    },
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })

  function insert(name: string) {
    const { field = 'title', control } = caret.current ?? {}
    if (!control) return change({ title: `${pattern.title}{${name}}` })
    control.setRangeText(`{${name}}`, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end')
    change({ [field]: control.value })
    control.focus()
  }

  return (
    <>
      <Field
        label="Title"
        error={errorOf('title')}
        aside={`${title} of ${TITLE_PX} px`}
        hint={titleHint(kind, pattern.title, title > TITLE_PX)}
      >
        {(control) => <TextInput {...control} {...bind('title')} maxLength={200} placeholder={DEFAULT_TITLE} />}
      </Field>
      <Field
        label="Description"
        error={errorOf('description')}
        aside={`${shown.description.length} characters, ${description} of ${DESCRIPTION_PX} px`}
      >
        {(control) => (
          <TextArea {...control} {...bind('description')} rows={2} maxLength={500} placeholder="{description}" />
        )}
      </Field>
      <Variables kind={kind} onInsert={insert} />
    </>
  )
}

function titleHint(kind: PatternKind, typed: string, isTooWide: boolean) {
  if (isTooWide) return 'Longer than what search results show.'
  if (typed !== '') return undefined
  const then = kind === 'product' ? ', then without the tagline' : ''
  return `While this is empty: ${DEFAULT_TITLE}. Where that is too wide for a search result, without the studio’s name${then}.`
}

function Variables({ kind, onInsert }: { kind: PatternKind; onInsert: (name: string) => void }) {
  return (
    <ul aria-label="Variables" className="flex flex-wrap gap-1.5">
      {Object.entries(variablesOf[kind]).map(([name, meaning]) => (
        <li key={name}>
          <button
            type="button"
            title={`Put in ${meaning}`}
            aria-label={`Put in {${name}}: ${meaning}`}
            onClick={() => onInsert(name)}
            className="min-h-7 rounded-md border border-line bg-surface px-2 font-mono text-dense text-muted hover:border-faint hover:text-ink pointer-coarse:min-h-11"
          >
            {`{${name}}`}
          </button>
        </li>
      ))}
    </ul>
  )
}
