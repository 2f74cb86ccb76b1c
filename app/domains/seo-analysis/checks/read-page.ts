import type { AnalysedPage } from '../analysed-page'
import { readBody } from '../body/read-body'
import type { Body, TextBlock } from '../body/text-block'
import { findPhrase, type Keyphrase, type Occurrences, parseKeyphrase } from '../keyphrase/keyphrase'
import { isProse, type Sentence, sentencesOfBlocks } from '../text/read-text'

/** A page taken apart once, for all checks. */
export interface ReadPage {
  page: AnalysedPage
  /** The title as search engines show it. */
  shownTitle: string
  body: Body
  /** Blocks of text with their sentences, without code. */
  texts: BlockText[]
  sentences: Sentence[]
  /** Those that are judged as sentences. */
  prose: Sentence[]
  words: number
  keyphrase: Keyphrase | undefined
  synonyms: Keyphrase[]
  /** Where the keyphrase is, by sentence. */
  occurrences: ReadonlyMap<Sentence, Occurrences>
}

export interface BlockText {
  block: TextBlock
  sentences: Sentence[]
  words: number
}

const MOST_SYNONYMS = 20

export function readPage(page: AnalysedPage): ReadPage {
  const body = readBody(page.body)
  const sentences = sentencesOfBlocks(body.blocks)
  const keyphrase = parseKeyphrase(page.keyphrase)
  return {
    page,
    shownTitle: page.metaTitle || page.title,
    body,
    texts: textsOf(sentences),
    sentences,
    prose: sentences.filter(isProse),
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    keyphrase,
    synonyms: page.synonyms.slice(0, MOST_SYNONYMS).flatMap((synonym) => parseKeyphrase(synonym) ?? []),
    occurrences: new Map(keyphrase ? sentences.map((one) => [one, findPhrase(one.words, keyphrase)]) : []),
  }
}

function textsOf(sentences: Sentence[]) {
  const texts: BlockText[] = []
  for (const sentence of sentences) {
    const last = texts.at(-1)
    if (last?.block !== sentence.block) {
      texts.push({ block: sentence.block, sentences: [sentence], words: sentence.words.length })
    } else {
      last.sentences.push(sentence)
      last.words += sentence.words.length
    }
  }
  return texts
}
