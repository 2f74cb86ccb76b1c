import type { Language } from '~/kits/language/language'
import type { HtmlBlock } from '../text/html-block'
import type { ParsedText } from '../text/parse-text'
import { isLetterAt, splitWords } from '../text/split-words'
import type { TermDictionary } from './term-dictionary'

export interface SentenceWord {
  start: number
  end: number
  /** The number of its term, or `NO_TERM`. */
  term: number
  /** It is no word but a sign, as "&" is. */
  isPunctuation: boolean
}

/** A sentence, or what stands in it between colons and brackets; offsets of its words in the text of the block. */
export interface SentenceWords {
  text: number
  block: HtmlBlock
  words: SentenceWord[]
}

const betweenClauses = new Set([':', ';', '(', ')', '“', '”', '"', '—', '–'])
const unlinkableKinds = new Set(['heading', 'code', 'caption'])

/** The sentences of the texts of a page in its language, but for headings, code and captions. */
export function splitSentences(
  read: readonly ParsedText[],
  terms: TermDictionary,
  language: Language,
): SentenceWords[] {
  const numberOf = (word: string) => terms.termId(word, language)
  return read.flatMap(({ blocks }, text) =>
    blocks
      .filter(({ kind }) => !unlinkableKinds.has(kind))
      .flatMap((block) => splitBlockSentences(text, block, numberOf)),
  )
}

function splitBlockSentences(text: number, block: HtmlBlock, numberOf: (word: string) => number) {
  const clauses: SentenceWords[] = []
  let [clause, sentenceEnd] = [emptyClause(text, block), 0]
  const { starts, ends } = splitWords(block.text)
  for (const [at, start] of starts.entries()) {
    const end = ends[at] as number
    const word = block.text.slice(start, end)
    if (start >= sentenceEnd || betweenClauses.has(word)) {
      clauses.push(clause)
      clause = emptyClause(text, block)
      sentenceEnd = block.sentences.at(start).end
    }
    clause.words.push({ start, end, term: numberOf(word), isPunctuation: !isLetterAt(block.text, start) })
  }
  return [...clauses, clause]
}

const emptyClause = (text: number, block: HtmlBlock): SentenceWords => ({ text, block, words: [] })
