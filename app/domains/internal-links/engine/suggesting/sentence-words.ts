import { isLetterAt, wordsIn } from '../matching/words'
import type { Block } from '../reading/block'
import type { ReadableText } from '../reading/readable-text'
import type { TermNumbers } from './term-numbers'

export interface SentenceWord {
  start: number
  end: number
  /** The number of its term, or `NO_TERM`. */
  term: number
  /** It is no word but a sign, as "&" is. */
  isSign: boolean
}

/** A sentence, or what stands in it between colons and brackets; offsets of its words in the text of the block. */
export interface SentenceWords {
  text: number
  block: Block
  words: SentenceWord[]
}

const betweenClauses = new Set([':', ';', '(', ')', '“', '”', '"', '—', '–'])
const closedKinds = new Set(['heading', 'code', 'caption'])

/** The sentences of the texts of a page, but for headings, code and captions. */
export function sentencesOf(read: ReadableText[], terms: TermNumbers): SentenceWords[] {
  return read.flatMap(({ blocks }, text) =>
    blocks.filter(({ kind }) => !closedKinds.has(kind)).flatMap((block) => sentencesOfBlock(text, block, terms)),
  )
}

function sentencesOfBlock(text: number, block: Block, terms: TermNumbers) {
  const clauses: SentenceWords[] = []
  let [clause, sentenceEnd] = [begun(text, block), 0]
  const { starts, ends } = wordsIn(block.text)
  for (const [at, start] of starts.entries()) {
    const end = ends[at] as number
    const word = block.text.slice(start, end)
    if (start >= sentenceEnd || betweenClauses.has(word)) {
      clauses.push(clause)
      clause = begun(text, block)
      sentenceEnd = block.sentences.at(start).end
    }
    clause.words.push({ start, end, term: terms.numberOf(word), isSign: !isLetterAt(block.text, start) })
  }
  return [...clauses, clause]
}

const begun = (text: number, block: Block): SentenceWords => ({ text, block, words: [] })
