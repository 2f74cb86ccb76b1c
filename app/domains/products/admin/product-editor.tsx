import { LinkSuggestionsSidebar } from '~/domains/internal-links/links-beside-text'
import { ArticleField } from '~/domains/writing/article-field'
import type { LoadedEntry } from '~/domains/writing/opened-piece'
import { EntryEditor } from '~/domains/writing/writing-screen'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import type { ProductContent } from '../product-content'
import { DetailsPanel } from './panels/details-panel'
import { productEditorConfig } from './product-screen'
import { ChangelogSection } from './sections/changelog-section'
import { FaqSection } from './sections/faq-section'
import { FeaturesSection } from './sections/features-section'
import { GallerySection } from './sections/gallery-section'
import { IncludedSection } from './sections/included-section'
import { LicensesSection } from './sections/licenses-section'
import { useProductForm } from './use-product'

/** The screen on which a product is made. */
export function ProductEditor({ opened, me }: { opened: LoadedEntry<ProductContent>; me: string }) {
  return (
    <EntryEditor
      config={productEditorConfig}
      loaded={opened}
      userEmail={me}
      details={<DetailsPanel />}
      links={LinkSuggestionsSidebar}
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
  )
}

/** What stands first on the product's page and on its cards. */
function SummaryFields() {
  const { content, change, errorOf } = useProductForm()
  return (
    <div className="grid gap-4">
      <Field
        label="Tagline"
        hint="One line: what it is, for whom."
        error={errorOf('tagline')}
        labelAside={`${content.tagline.length} of 120`}
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
        hint="Shown on cards and in search results. 121 to 156 characters are best."
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
