import { useCallback, useRef } from 'react'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import { SeoHeader } from '~/wings/web/seo-header'
import { type TitleTemplate, type TitleTemplateKind, titleTemplateKinds } from './title-template'
import { TitleTemplateForm, type TitleTemplateFormProps } from './title-template-form'

const kindLabels: Record<TitleTemplateKind, { title: string; text: string }> = {
  post: { title: 'Posts', text: 'Blog posts.' },
  product: { title: 'Products', text: 'Product pages.' },
  'landing-page': { title: 'Landing pages', text: 'Pages built with blocks.' },
  site: {
    title: 'Pages',
    text: 'Built-in pages except the home page.',
  },
}

interface TitleTemplatesScreenProps extends Pick<TitleTemplateFormProps, 'studio' | 'host'> {
  templates: Record<TitleTemplateKind, TitleTemplate>
  examples: Partial<Record<TitleTemplateKind, TitleTemplateFormProps['example']>>
}

/** How pages are called in search results, one way for each kind. */
export function TitleTemplatesScreen({ templates, examples, studio, host }: TitleTemplatesScreenProps) {
  const unsaved = useRef(new Set<TitleTemplateKind>())
  const onUnsaved = useCallback((kind: TitleTemplateKind, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(kind)
    else unsaved.current.delete(kind)
  }, [])
  return (
    <>
      <SeoHeader />
      <p className="mb-6 max-w-2xl text-dense text-muted">
        Default meta templates for pages without their own SEO title or meta description.
      </p>
      <UnsavedChangesGuard isUnsaved={() => unsaved.current.size > 0} />
      {titleTemplateKinds.map((kind) => (
        <SettingsSection key={kind} {...kindLabels[kind]}>
          <TitleTemplateForm
            kind={kind}
            studio={studio}
            host={host}
            onUnsaved={onUnsaved}
            stored={templates[kind]}
            example={examples[kind]}
          />
        </SettingsSection>
      ))}
    </>
  )
}
