import { emptyPost } from '~/domains/blog/post-content'
import { emptyLandingPage } from '~/domains/landing-pages/landing-content'
import { newBlock } from '~/domains/landing-pages/new-block'
import { emptyProduct } from '~/domains/products/product-content'
import type { ContentOf, TemplateKind, TemplateState } from '../template'
import { newVariable } from '../variables/variable'

const topic = { ...newVariable('topic'), help: 'What the page is about, as it stands in a sentence.' }

/** What a new template begins with: one variable, where it usually stands. */
export function starterOf(kind: TemplateKind): TemplateState {
  return { kind, name: '', variables: [topic], content: starters[kind](), samples: [] }
}

const words = { title: '{{ topic | capitalize }}', slug: '{{ topic | slug }}' }

const starters: { [Kind in TemplateKind]: () => ContentOf[Kind] } = {
  'landing-page': () => ({ ...emptyLandingPage, ...words, blocks: [{ ...newBlock('hero'), title: words.title }] }),
  post: () => ({ ...emptyPost, ...words, body: '<p>What to know about {{ topic }}.</p>' }),
  product: () => ({ ...emptyProduct, ...words, tagline: 'Everything for {{ topic }}' }),
}
