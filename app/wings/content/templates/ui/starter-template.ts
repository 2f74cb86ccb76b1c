import { emptyPostContent } from '~/wings/content/blog/post-content'
import { emptyLandingPageContent } from '~/wings/content/landing-pages/landing-page-content'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { emptyProductContent } from '~/wings/shop/products/product-content'
import type { EditableTemplate, TemplateContentByKind, TemplateKind } from '../template'
import { newVariable } from '../variable'

const topic = { ...newVariable('topic'), help: 'The topic of the page, as used in a sentence.' }

/** What a new template begins with: one variable, where it usually stands. */
export function createStarterTemplate(kind: TemplateKind): EditableTemplate {
  return { kind, name: '', variables: [topic], content: starters[kind](), samples: [] }
}

const topicTexts = { title: '{{ topic | capitalize }}', slug: '{{ topic | slug }}' }

const starters: { [Kind in TemplateKind]: () => TemplateContentByKind[Kind] } = {
  'landing-page': () => ({
    ...emptyLandingPageContent,
    ...topicTexts,
    blocks: [{ ...newBlock('hero'), title: topicTexts.title }],
  }),
  post: () => ({ ...emptyPostContent, ...topicTexts, body: '<p>What to know about {{ topic }}.</p>' }),
  product: () => ({ ...emptyProductContent, ...topicTexts, tagline: 'Everything for {{ topic }}' }),
}
