import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { EditConflictNotice } from '~/ui/workspace/edit-conflict-notice'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { SearchPreview } from '~/wings/web/seo-analysis/search-preview'
import {
  DESCRIPTION_FONT,
  MAX_DESCRIPTION_PX,
  MAX_TITLE_PX,
  TITLE_FONT,
  usePixelWidth,
} from '~/wings/web/seo-analysis/use-pixel-width'
import { DEFAULT_TITLE_TEMPLATE, renderPageTitle } from './render-page-title'
import { templateVariablesByKind } from './template-variables'
import {
  renderTitleTemplate,
  type TemplateVariables,
  type TitleTemplate,
  type TitleTemplateKind,
} from './title-template'
import { type TitleTemplateFormState, useTitleTemplateForm } from './use-title-template-form'

interface TitleTemplateFieldsProps {
  kind: TitleTemplateKind
  form: TitleTemplateFormState
  /** What the example page shows with it. */
  preview: TitleTemplate
}

export interface TitleTemplateFormProps {
  kind: TitleTemplateKind
  stored: TitleTemplate
  /** A page of this kind, if there is one. */
  example: { path: string; variables: TemplateVariables } | undefined
  studio: TemplateVariables
  host: string
  /** Told whenever something is typed that is not saved, and when it is. */
  onUnsaved: (kind: TitleTemplateKind, isUnsaved: boolean) => void
}

/** The pattern of a kind of pages, beside what one of them becomes with it. */
export function TitleTemplateForm({ kind, stored, example, studio, host, onUnsaved }: TitleTemplateFormProps) {
  const writing = useTitleTemplateForm(kind, stored)
  const shown = renderPreview(writing.template, { ...example?.variables, ...studio })
  useEffect(() => onUnsaved(kind, writing.isUnsaved), [kind, writing.isUnsaved, onUnsaved])
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        writing.save()
      }}
    >
      <div className="grid min-w-0 content-start gap-4">
        {writing.isConflicting && (
          <EditConflictNotice
            title="This template was changed since you opened it."
            onUseTheirs={writing.takeTheirs}
            onKeepMine={writing.keepMine}
          />
        )}
        <TitleTemplateFields kind={kind} form={writing} preview={shown} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={writing.isSaving || !writing.isUnsaved}>
            {writing.isSaving ? 'Saving' : 'Save'}
          </Button>
          {writing.isWritten && (
            <Button disabled={writing.isSaving} onClick={writing.reset}>
              Reset to default
            </Button>
          )}
        </div>
      </div>
      {example ? (
        <SearchPreview brandName={studio.site ?? ''} result={{ ...shown, host, path: example.path }} />
      ) : (
        <p className="text-dense text-muted">No pages to preview yet.</p>
      )}
    </form>
  )
}

function renderPreview({ title, description }: TitleTemplate, words: TemplateVariables): TitleTemplate {
  return {
    title: renderPageTitle(title, words),
    description: renderTitleTemplate(description, words) || (words.description ?? ''),
  }
}

/** The two texts of a pattern, and its variables, each of which goes where the caret was last. */
function TitleTemplateFields({ kind, form, preview }: TitleTemplateFieldsProps) {
  const { template, change, errorOf } = form
  const caret = useRef<{ field: keyof TitleTemplate; control: HTMLInputElement | HTMLTextAreaElement | null }>(
    undefined,
  )
  const [title, description] = [
    usePixelWidth(preview.title, TITLE_FONT),
    usePixelWidth(preview.description, DESCRIPTION_FONT),
  ]
  const bind = (field: keyof TitleTemplate): ComponentProps<'input'> & ComponentProps<'textarea'> => ({
    value: template[field],
    autoComplete: 'off',
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      caret.current = { field, control: currentTarget }
    },
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })

  function insert(name: string) {
    const { field = 'title', control } = caret.current ?? {}
    if (!control) return change({ title: `${template.title}{${name}}` })
    control.setRangeText(`{${name}}`, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end')
    change({ [field]: control.value })
    control.focus()
  }

  return (
    <>
      <Field
        label="SEO title"
        error={errorOf('title')}
        labelAside={`${title} of ${MAX_TITLE_PX} px`}
        hint={titleHint(kind, template.title, title > MAX_TITLE_PX)}
      >
        {(control) => (
          <TextInput {...control} {...bind('title')} maxLength={200} placeholder={DEFAULT_TITLE_TEMPLATE} />
        )}
      </Field>
      <Field
        label="Meta description"
        error={errorOf('description')}
        labelAside={`${preview.description.length} characters, ${description} of ${MAX_DESCRIPTION_PX} px`}
      >
        {(control) => (
          <TextArea {...control} {...bind('description')} rows={2} maxLength={500} placeholder="{description}" />
        )}
      </Field>
      <VariableList kind={kind} onInsert={insert} />
    </>
  )
}

function titleHint(kind: TitleTemplateKind, typed: string, isTooWide: boolean) {
  if (isTooWide) return 'Too long: it may be cut off in search results.'
  if (typed !== '') return undefined
  const then = kind === 'product' ? ', then the tagline' : ''
  return `Default: ${DEFAULT_TITLE_TEMPLATE}. If that is too long, the site name is left out${then}.`
}

function VariableList({ kind, onInsert }: { kind: TitleTemplateKind; onInsert: (name: string) => void }) {
  return (
    <ul aria-label="Variables" className="flex flex-wrap gap-1.5">
      {Object.entries(templateVariablesByKind[kind]).map(([name, meaning]) => (
        <li key={name}>
          <button
            type="button"
            title={`Insert ${meaning}`}
            aria-label={`Insert {${name}}: ${meaning}`}
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
