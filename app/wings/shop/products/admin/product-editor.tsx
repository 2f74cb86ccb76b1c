import { useContext } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { CategoriesProvider } from '~/wings/publishing/categories/categories-context'
import type { Category } from '~/wings/publishing/categories/category'
import { ArticleField } from '~/wings/publishing/writing/article-field'
import { EntryEditor } from '~/wings/publishing/writing/entry-editor'
import { LinksPanelContext } from '~/wings/publishing/writing/links-panel'
import type { LoadedEntry } from '~/wings/publishing/writing/loaded-entry'
import type { ProductContent } from '../product-content'
import { ChangelogSection } from './changelog-section'
import { DetailsPanel } from './details-panel'
import { FaqSection } from './faq-section'
import { FeaturesSection } from './features-section'
import { GallerySection } from './gallery-section'
import { IncludedSection } from './included-section'
import { LicensesSection } from './licenses-section'
import { productEditorConfig } from './product-editor-config'
import { useProductForm } from './use-product-form'

interface ProductEditorProps {
  opened: LoadedEntry<ProductContent>
  me: string
  categories: Category[]
}

/** The screen on which a product is made. */
export function ProductEditor({ opened, me, categories }: ProductEditorProps) {
  return (
    <CategoriesProvider value={categories}>
      <EntryEditor
        config={productEditorConfig}
        loaded={opened}
        userEmail={me}
        details={<DetailsPanel />}
        links={useContext(LinksPanelContext)}
      >
        <SummaryFields />
        <ArticleField />
        <LicensesSection />
        <GallerySection />
        <FeaturesSection />
        <IncludedSection />
        <FaqSection />
        <ChangelogSection />
      </EntryEditor>
    </CategoriesProvider>
  )
}

/** What stands first on the product's page and on its cards. */
function SummaryFields() {
  const { content, change, errorOf } = useProductForm()
  return (
    <div className="grid gap-4">
      <Field
        label="Tagline"
        hint="What it is and who it is for, in one line."
        error={errorOf('tagline')}
        labelAside={`${content.tagline.length} of 120 characters`}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={content.tagline}
            onChange={(event) => change({ tagline: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Short description"
        hint="Shown on product cards and in search results. 121–156 characters are best."
        error={errorOf('description')}
        labelAside={content.description.length}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={content.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <h2 className="mt-2 text-[1.0625rem] font-semibold">Description</h2>
    </div>
  )
}
