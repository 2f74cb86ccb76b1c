import { lazy, Suspense } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { Switch } from '~/ui/workspace/switch'
import type { SeoFields } from '../entry'
import { useEntryEditor } from '../entry-editor-context'

// what judges a page is as much code as the editor's own: it comes when somebody wants to know
const Results = lazy(() => import('./analysis-results').then(({ AnalysisResults }) => ({ default: AnalysisResults })))

interface AnalysisPanelProps {
  /** A place in the text is shown: what lies above it should go. */
  onShown?: () => void
}

/** What the piece wants to be found by, and how well it does. */
export function AnalysisPanel({ onShown }: AnalysisPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <KeyphraseFields />
      <Suspense fallback={<SkeletonRows label="Loading analysis" />}>
        <Results onShown={onShown} />
      </Suspense>
    </div>
  )
}

/** What the piece wants to be found by. */
function KeyphraseFields() {
  const { draft, config } = useEntryEditor()
  const { seo } = draft.content
  const change = (part: Partial<SeoFields>) => draft.change({ seo: { ...seo, ...part } })
  return (
    <>
      <Field label="Focus keyphrase" hint="The search term to rank for. Use quotes for an exact match.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            autoComplete="off"
            value={seo.keyphrase}
            onChange={(event) => change({ keyphrase: event.target.value })}
          />
        )}
      </Field>
      <Field label="Synonyms" hint="Separate with commas.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            autoComplete="off"
            value={seo.synonyms}
            onChange={(event) => change({ synonyms: event.target.value })}
          />
        )}
      </Field>
      <Switch
        label="Cornerstone content"
        hint={`For your most important ${config.noun}s. Stricter checks apply.`}
        checked={seo.isPillar}
        onCheckedChange={(isPillar) => change({ isPillar })}
      />
    </>
  )
}
