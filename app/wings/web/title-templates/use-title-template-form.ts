import { useVersionedForm } from '~/kits/editing/use-versioned-form'
import { titleTemplatesClient } from './api'
import { validateTitleTemplate } from './template-variables'
import { emptyTitleTemplate, type TitleTemplate, type TitleTemplateKind } from './title-template'

const SAVED = 'Template saved.'

/** The pattern of a kind while somebody writes it. */
export function useTitleTemplateForm(kind: TitleTemplateKind, stored: TitleTemplate) {
  const {
    value: template,
    base,
    errors,
    save,
    keepMine,
    setValue,
    ...form
  } = useVersionedForm<TitleTemplate, TitleTemplate>({
    stored,
    toValue: (version) => version,
    describeSave: (wanted, basedOn) => titleTemplatesClient.put('/', { json: { kind, template: wanted, basedOn } }),
  })
  return {
    ...form,
    template,
    isWritten: base.title !== '' || base.description !== '',
    errorOf: (field: keyof TitleTemplate) =>
      validateTitleTemplate(kind, field, template[field].trim()) ?? errors[`template.${field}`],
    change: (part: Partial<TitleTemplate>) => setValue({ ...template, ...part }),
    save: () => save(SAVED),
    reset: () => save(SAVED, emptyTitleTemplate),
    keepMine: () => keepMine(SAVED),
  }
}

export type TitleTemplateFormState = ReturnType<typeof useTitleTemplateForm>
