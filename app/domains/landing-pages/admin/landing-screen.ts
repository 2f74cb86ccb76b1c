import type { ScreenKind } from '~/domains/writing/screen-kind'
import { analysedLandingPage } from '../analysed-landing-page'
import { landingTexts } from '../blocks/landing-texts'
import { type LandingContent, tidyLandingPage } from '../landing-content'
import { landingPagePath, previewPath } from '../public/landing-page'
import { heroPictureOf, landingFields } from './landing-fields'

export const landingScreen: ScreenKind<LandingContent> = {
  ...{ noun: 'landing page', titleLabel: 'Title', audience: 'Visitors', listPath: '/admin/landing-pages' },
  editPath: (pieceId) => `/admin/landing-pages/${pieceId}/edit`,
  ...{ pathOf: landingPagePath, previewPathOf: previewPath, tidy: tidyLandingPage, texts: landingTexts },
  descriptionOf: ({ description }) => description,
  patternKind: 'landing-page',
  patternWords: ({ title }) => ({ title }),
  analysedText: analysedLandingPage,
  pictureOf: heroPictureOf,
  fieldsOf: landingFields,
}
