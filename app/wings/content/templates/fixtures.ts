import { emptyPostContent } from '~/wings/content/blog/post-content'
import { emptyLandingPageContent } from '~/wings/content/landing-pages/landing-page-content'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import type { Template, TemplateContentByKind } from './template'
import { newVariable, type Variable } from './variable'

export function aVariable(name: string, changes: Partial<Variable> = {}): Variable {
  return { ...newVariable(name), ...changes }
}

/** A template of posts with these variables, or one that is called `city`. */
export function aPostTemplate(
  content: Partial<TemplateContentByKind['post']>,
  variables = [aVariable('city')],
): Template<'post'> {
  return { kind: 'post', variables, content: { ...emptyPostContent, title: 'A post', slug: 'a-post', ...content } }
}

/** A template of landing pages, one for each city. */
export function aCityTemplate(): Template<'landing-page'> {
  const hero = { ...newBlock('hero', 'hero'), title: 'Booking for studios in {{ city }}', text: '{{ pitch }}' }
  const faq = {
    ...newBlock('faq', 'faq'),
    items: [{ question: 'What does it cost in {{ city }}?', answer: 'From {{ price | money }} a month.' }],
  }
  return {
    kind: 'landing-page',
    variables: [
      aVariable('city', { help: 'As people there write it.' }),
      aVariable('price', { type: 'money', preset: '29' }),
      aVariable('pitch', { type: 'long-text', isRequired: false }),
    ],
    content: {
      ...emptyLandingPageContent,
      title: 'Booking in {{ city }}',
      slug: 'booking-{{ city | slug }}',
      blocks: [hero, faq],
    },
  }
}
