import type { Block } from './block-schema'
import { blocksOfType } from './blocks-in'
import type { Material } from './material'

/** The questions of a page as schema.org's FAQPage; none without questions. */
export function faqData(blocks: Block[]) {
  const questions = blocksOfType(blocks, 'faq').flatMap(({ items }) => items)
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** The picture that social networks show for the page: its first hero's. */
export function socialPicture(blocks: Block[], { pictures }: Material) {
  const shown = blocksOfType(blocks, 'hero').find(({ picture }) => picture)?.picture
  const picture = shown && pictures[shown.id]
  return picture ? { ...picture, alt: shown.alt } : undefined
}
