import type { z } from 'zod'
import { emptyPost, postContent, tidyPost } from '~/domains/blog/post-content'
import { emptyLandingPage, landingContent, tidyLandingPage } from '~/domains/landing-pages/landing-content'
import { emptyProduct, productContent, tidyProduct } from '~/domains/products/product-content'
import type { ContentOf, TemplateKind } from '../template'

interface ContentRules<Content> {
  schema: z.ZodType<Content>
  tidy(content: Content): Content
  empty: Content
}

/** What the content of each kind must be. */
export const contentRules: { [Kind in TemplateKind]: ContentRules<ContentOf[Kind]> } = {
  'landing-page': { schema: landingContent, tidy: tidyLandingPage, empty: emptyLandingPage },
  post: { schema: postContent, tidy: tidyPost, empty: emptyPost },
  product: { schema: productContent, tidy: tidyProduct, empty: emptyProduct },
}
