import { normalizeSpaces } from '../placing/normalize-spaces'
import { compareTermVectors, type TermVector } from './key-terms'
import type { SuggestionEvidence } from './link-suggestion'
import type { IndexedPage, PageIndex } from './page-index'
import { titleSubject } from './title-subject'

const MAX_SHARED_WORDS = 3

interface ExplainedLink {
  /** What the page with the words is about. */
  vector: TermVector
  words: string
  evidence: SuggestionEvidence
}

/** Why words could link to a page, as a sentence for people. */
export function suggestionReason(index: PageIndex, target: IndexedPage, { vector, words, evidence }: ExplainedLink) {
  const quoted = `“${words.replace(/\s+/g, ' ')}”`
  const evident = {
    keyword: `${quoted} is one of its keywords`,
    title: `${quoted} ${titleRelation(words, target.title)}`,
    words: 'The sentence contains words of its title',
    similarity: `${quoted} comes closest to what it is about`,
  }[evidence]
  const shared = compareTermVectors(vector, target.vector)
    .terms.map((term) => index.terms.termWord(term))
    .filter((word) => readableWord.test(word))
    .slice(0, MAX_SHARED_WORDS)
  const common = shared.length > 0 ? `; both pages mention ${joinWithAnd(shared)}` : ''
  return `${evident}${common}${target.isPillar ? '; it is a pillar page' : ''}.`
}

// "264" and "h" of "H.264" say nothing by themselves
const readableWord = /\p{L}\p{L}/u

function titleRelation(words: string, title: string) {
  const [said, whole] = [plain(words), plain(title)]
  if (said === whole) return 'is its title'
  if (said === plain(titleSubject(title))) return 'is the main part of its title'
  return whole.includes(said) ? 'is part of its title' : 'has words of its title'
}

const plain = (text: string) => normalizeSpaces(text).replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()

function joinWithAnd(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
