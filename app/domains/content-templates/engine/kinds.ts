import type { z } from 'zod'
import { emptyPostContent, normalizePostContent, postContentSchema } from '~/domains/blog/post-content'
import {
  emptyLandingPageContent,
  landingPageContentSchema,
  normalizeLandingPageContent,
} from '~/domains/landing-pages/landing-content'
import { emptyProductContent, normalizeProductContent, productContent } from '~/domains/products/product-content'
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
  product: { schema: productContent, normalize: normalizeProductContent, emptyContent: emptyProductContent },
}
