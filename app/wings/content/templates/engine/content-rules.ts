import type { z } from 'zod'
import { emptyPostContent, normalizePostContent, postContentSchema } from '~/wings/content/blog/post-content'
import {
  emptyLandingPageContent,
  landingPageContentSchema,
  normalizeLandingPageContent,
} from '~/wings/content/landing-pages/landing-page-content'
import {
  emptyProductContent,
  normalizeProductContent,
  productContentSchema,
} from '~/wings/shop/products/product-content'
import type { TemplateContentByKind, TemplateKind } from '../template'

interface ContentRules<Content> {
  schema: z.ZodType<Content>
  normalize(content: Content): Content
  emptyContent: Content
}

/** What the content of each kind must be. */
export const contentRules: { [Kind in TemplateKind]: ContentRules<TemplateContentByKind[Kind]> } = {
  'landing-page': {
    schema: landingPageContentSchema,
    normalize: normalizeLandingPageContent,
    emptyContent: emptyLandingPageContent,
  },
  post: { schema: postContentSchema, normalize: normalizePostContent, emptyContent: emptyPostContent },
  product: { schema: productContentSchema, normalize: normalizeProductContent, emptyContent: emptyProductContent },
}
