import type { PageCheck } from './check'
import type { BlockText, ParsedPage } from './parse-analyzed-page'
import { blockPlace } from './places'

const WORDS_FOR_HEADINGS = 300

/** How the text is divided. */
export const STRUCTURE_CHECKS: PageCheck[] = [
  {
    id: 'paragraph-length',
    topic: 'reading',
    label: 'Paragraph length',
    needs: 'a paragraph',
    unit: 'words',
    source: 'Yoast: up to 150 words (Rank Math: 120)',
    reason: 'Long paragraphs are hard to read on phones.',
    fix: 'Split long paragraphs.',
    scale: [
      { to: 150, score: 9, message: 'The longest paragraph has {value}.' },
      { to: 200, score: 6, message: 'The longest paragraph has {value}.' },
      { score: 3, message: 'The longest paragraph has {value}.' },
    ],
    measure: measureParagraphs,
  },
  {
    id: 'words-under-heading',
    topic: 'reading',
    label: 'Subheading distribution',
    needs: `a text of more than ${WORDS_FOR_HEADINGS} words`,
    unit: 'words',
    source: 'Yoast: up to 300 words, up to 350 is acceptable',
    reason: 'Readers scan subheadings first.',
    fix: 'Add a subheading to the highlighted section.',
    scale: [
      { to: 300, score: 9, message: 'The longest section without a subheading has {value}.' },
      { to: 350, score: 6, message: 'The longest section without a subheading has {value}.' },
      { score: 3, message: 'The longest section without a subheading has {value}.' },
    ],
    measure: measureSections,
  },
]

function measureParagraphs({ texts }: ParsedPage) {
  const found = texts.filter(({ block }) => block.kind === 'paragraph' || block.kind === 'quote')
  if (found.length === 0) return undefined
  const tooLong = found.filter(({ wordCount }) => wordCount > 150)
  return { value: maxWords(found), where: tooLong.map(({ block }) => blockPlace(block)) }
}

/** Runs of text between headings. What stands before the first one is a part too. */
function splitAtHeadings(texts: readonly BlockText[]) {
  const parts: BlockText[][] = [[]]
  for (const text of texts) {
    if (text.block.kind === 'heading') parts.push([])
    else parts.at(-1)?.push(text)
  }
  return parts
}

function measureSections({ texts, wordCount }: ParsedPage) {
  if (wordCount <= WORDS_FOR_HEADINGS) return undefined
  const parts = splitAtHeadings(texts).map((part) => ({
    part,
    wordCount: part.reduce((sum, text) => sum + text.wordCount, 0),
  }))
  const tooLong = parts.filter((part) => part.wordCount > WORDS_FOR_HEADINGS)
  return {
    value: maxWords(parts),
    where: tooLong.flatMap(({ part }) => part.map(({ block }) => blockPlace(block))),
  }
}

const maxWords = (parts: readonly { wordCount: number }[]) =>
  parts.reduce((most, { wordCount }) => Math.max(most, wordCount), 0)
