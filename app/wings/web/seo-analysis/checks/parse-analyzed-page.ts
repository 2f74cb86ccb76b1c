import type { AnalyzedPage } from '../analyzed-page'
import type { ReadingRules } from '../reading/reading-rules'
import { findKeyphrase, type Keyphrase, type KeyphraseMatches, parseKeyphrase } from '../text/keyphrase'
import { parseBody } from '../text/parse-body'
import { isProse, type Sentence, splitBlockSentences } from '../text/split-block-sentences'
import type { ParsedBody, TextBlock } from '../text/text-block'

/** A page taken apart once, for all checks. */
export interface ParsedPage {
  page: AnalyzedPage
  /** Those of its language; null for a language that has none. */
  rules: ReadingRules | null
  /** The title as search engines show it. */
  displayTitle: string
  body: ParsedBody
  /** Blocks of text with their sentences, without code. */
  texts: BlockText[]
  sentences: Sentence[]
  /** Those that are judged as sentences. */
  prose: Sentence[]
  wordCount: number
  keyphrase: Keyphrase | undefined
  synonyms: Keyphrase[]
  /** Where the keyphrase is, by sentence. */
  occurrences: ReadonlyMap<Sentence, KeyphraseMatches>
}

export interface BlockText {
  block: TextBlock
  sentences: Sentence[]
  wordCount: number
}

const MAX_SYNONYMS = 20

export function parseAnalyzedPage(page: AnalyzedPage, rules: ReadingRules | null): ParsedPage {
  const body = parseBody(page.body)
  const sentences = splitBlockSentences(body.blocks, rules?.language ?? null)
  const keyphrase = parseKeyphrase(page.keyphrase, rules)
  return {
    page,
    rules,
    displayTitle: page.metaTitle || page.title,
    body,
    texts: groupByBlock(sentences),
    sentences,
    prose: sentences.filter(isProse),
    wordCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    keyphrase,
    synonyms: page.synonyms.slice(0, MAX_SYNONYMS).flatMap((synonym) => parseKeyphrase(synonym, rules) ?? []),
    occurrences: new Map(keyphrase ? sentences.map((one) => [one, findKeyphrase(one.words, keyphrase)]) : []),
  }
}

function groupByBlock(sentences: Sentence[]) {
  const texts: BlockText[] = []
  for (const sentence of sentences) {
    const last = texts.at(-1)
    if (last?.block !== sentence.block) {
      texts.push({ block: sentence.block, sentences: [sentence], wordCount: sentence.words.length })
    } else {
      last.sentences.push(sentence)
      last.wordCount += sentence.words.length
    }
  }
  return texts
}
