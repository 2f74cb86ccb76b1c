import type { Block } from './block'

/** The questions of a page as schema.org's FAQPage; none without questions. */
export function faqData(blocks: Block[]) {
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))
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
