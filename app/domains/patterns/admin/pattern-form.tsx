import { useEffect } from 'react'
import { SearchPreview } from '~/domains/seo/search-preview'
import { Button } from '~/ui/workspace/button'
import { SavedMeanwhile } from '~/ui/workspace/saved-meanwhile'
import { pageTitle } from '../page-title'
import { fillPattern, type Pattern, type PatternKind, type PatternWords } from '../pattern'
import { PatternFields } from './pattern-fields'
import { usePattern } from './use-pattern'

export interface PatternFormProps {
  kind: PatternKind
  stored: Pattern
  /** A page of this kind, if there is one. */
  example: { path: string; words: PatternWords } | undefined
  studio: PatternWords
  host: string
  /** Told whenever something is typed that is not saved, and when it is. */
  onUnsaved: (kind: PatternKind, isUnsaved: boolean) => void
}

/** The pattern of a kind of pages, beside what one of them becomes with it. */
export function PatternForm({ kind, stored, example, studio, host, onUnsaved }: PatternFormProps) {
  const writing = usePattern(kind, stored)
  const shown = shownWith(writing.pattern, { ...example?.words, ...studio })
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
          <SavedMeanwhile
            title="Somebody has saved this pattern since you opened it."
            onTake={writing.takeTheirs}
            onKeep={writing.keepMine}
          />
        )}
        <PatternFields kind={kind} writing={writing} shown={shown} />
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
        <SearchPreview brandName={studio.site ?? ''} words={{ ...shown, host, path: example.path }} />
      ) : (
        <p className="text-dense text-muted">There is no such page yet to show it on.</p>
      )}
    </form>
  )
}

function shownWith({ title, description }: Pattern, words: PatternWords): Pattern {
  return {
    title: pageTitle(title, words),
    description: fillPattern(description, words) || (words.description ?? ''),
  }
}
