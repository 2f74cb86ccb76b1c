import { LinksBesideText } from '~/domains/internal-links/links-beside-text'
import { ArticleField } from '~/domains/writing/article-field'
import type { OpenedPiece } from '~/domains/writing/opened-piece'
import { WritingScreen } from '~/domains/writing/writing-screen'
import type { ProductContent } from '../product-content'
import { DetailsPanel } from './panels/details-panel'
import { productScreen } from './product-screen'
import { ChangelogSection } from './sections/changelog-section'
import { FaqSection } from './sections/faq-section'
import { FeaturesSection } from './sections/features-section'
import { GallerySection } from './sections/gallery-section'
import { IncludedSection } from './sections/included-section'
import { LeadFields } from './sections/lead-fields'
import { LicensesSection } from './sections/licenses-section'

/** The screen on which a product is made. */
export function ProductEditor({ opened, me }: { opened: OpenedPiece<ProductContent>; me: string }) {
  return (
    <WritingScreen {...{ kind: productScreen, opened, me }} details={<DetailsPanel />} links={LinksBesideText}>
      <LeadFields />
      <ArticleField />
      <LicensesSection />
      <GallerySection />
      <FeaturesSection />
      <IncludedSection />
      <FaqSection />
      <ChangelogSection />
    </WritingScreen>
  )
}
