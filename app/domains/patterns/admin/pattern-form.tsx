import { useEffect } from 'react'
import { SearchPreview } from '~/domains/seo/search-preview'
import { Button } from '~/ui/workspace/button'
import { EditConflictNotice } from '~/ui/workspace/saved-meanwhile'
import { renderPageTitle } from '../page-title'
import { renderTitleTemplate, type TemplateVariables, type TitleTemplate, type TitleTemplateKind } from '../pattern'
import { TitleTemplateFields } from './pattern-fields'
import { useTitleTemplateForm } from './use-pattern'

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
  const shown = renderPreview(writing.pattern, { ...example?.variables, ...studio })
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
        {writing.theirs && (
          <EditConflictNotice
            title="Somebody has saved this pattern since you opened it."
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
              Back to the default
            </Button>
          )}
        </div>
      </div>
      {example ? (
        <SearchPreview brandName={studio.site ?? ''} result={{ ...shown, host, path: example.path }} />
      ) : (
        <p className="text-dense text-muted">There is no such page yet to show it on.</p>
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
