import { useContext } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { CategoriesProvider } from '~/wings/publishing/categories/categories-context'
import type { Category } from '~/wings/publishing/categories/category'
import { EntryEditor } from '~/wings/publishing/writing/entry-editor'
import { useEntryEditor, useFieldError } from '~/wings/publishing/writing/entry-editor-context'
import { LinksPanelContext } from '~/wings/publishing/writing/links-panel'
import type { LoadedEntry } from '~/wings/publishing/writing/loaded-entry'
import type { LandingPageContent } from '../landing-page-content'
import { PageBuilder } from './builder/page-builder'
import { landingPageEditorConfig } from './landing-page-editor-config'

const MAX_DESCRIPTION_LENGTH = 500

interface LandingPageEditorProps {
  opened: LoadedEntry<LandingPageContent>
  me: string
  /** A block shows the products of one of them. */
  productCategories: Category[]
}

/** The screen on which a landing page is built. */
export function LandingPageEditor({ opened, me, productCategories }: LandingPageEditorProps) {
  return (
    <EntryEditor
      isWide
      config={landingPageEditorConfig}
      loaded={opened}
      userEmail={me}
      details={<LandingPageDetailsPanel />}
      links={useContext(LinksPanelContext)}
    >
      <CategoriesProvider value={productCategories}>
        <PageBuilder />
      </CategoriesProvider>
    </EntryEditor>
  )
}

/** What belongs to the page besides its blocks. */
function LandingPageDetailsPanel() {
  const { content, change } = useEntryEditor<LandingPageContent>().draft
  const error = useFieldError('description')
  return (
    <Field
      label="Description"
      hint="Shown in search results. Aim for 121 to 156 characters."
      error={error}
      labelAside={content.description.length}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={content.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      )}
    </Field>
  )
}
