import { useCallback, useRef } from 'react'
import { SeoHeader } from '~/domains/seo/seo-header'
import { UnsavedGuard } from '~/ui/workspace/leave-guard'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { PatternForm, type PatternFormProps } from './admin/pattern-form'
import { type Pattern, type PatternKind, patternKinds } from './pattern'

const kindWords: Record<PatternKind, { title: string; text: string }> = {
  post: { title: 'Posts', text: 'Articles of the blog.' },
  product: { title: 'Products', text: 'Pages of the catalogue.' },
  'landing-page': { title: 'Landing pages', text: 'Pages that are built of blocks.' },
  site: {
    title: 'Pages of the site',
    text: 'About, services, help and the lists. The home page is called as it says itself.',
  },
}

interface PatternsScreenProps extends Pick<PatternFormProps, 'studio' | 'host'> {
  patterns: Record<PatternKind, Pattern>
  examples: Partial<Record<PatternKind, PatternFormProps['example']>>
}

/** How pages are called in search results, one way for each kind. */
export function PatternsScreen({ patterns, examples, studio, host }: PatternsScreenProps) {
  const unsaved = useRef(new Set<PatternKind>())
  const onUnsaved = useCallback((kind: PatternKind, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(kind)
    else unsaved.current.delete(kind)
  }, [])
  return (
    <>
      <SeoHeader />
      <p className="mb-6 max-w-2xl text-dense text-muted">
        What search results show of pages of which nothing else is said, neither under Pages nor where they are written.
      </p>
      <UnsavedGuard isUnsaved={() => unsaved.current.size > 0} />
      {patternKinds.map((kind) => (
        <SettingsSection key={kind} {...kindWords[kind]}>
          <PatternForm
            kind={kind}
            studio={studio}
            host={host}
            onUnsaved={onUnsaved}
            stored={patterns[kind]}
            example={examples[kind]}
          />
        </SettingsSection>
      ))}
    </>
  )
}
