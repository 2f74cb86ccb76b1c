import type { FindingPlace } from '../finding'
import { findKeyphrase } from '../text/keyphrase'
import type { Sentence } from '../text/split-block-sentences'
import type { ParsedPage } from './parse-analyzed-page'
import { wordPlace } from './places'

/** The first paragraph, or the first text there is when the page has no paragraph. */
export function findIntroduction({ texts }: ParsedPage) {
  return texts.find(({ block }) => block.kind === 'paragraph') ?? texts.find(({ block }) => block.kind !== 'heading')
}

/** The words of the keyphrase in these sentences, to be shown. */
export function findKeyphrasePlaces(sentences: readonly Sentence[], { occurrences }: ParsedPage): FindingPlace[] {
  return sentences.flatMap((sentence) =>
    (occurrences.get(sentence)?.words ?? []).map((word) => wordPlace(sentence.block, word)),
  )
}

/** Whether the keyphrase or one of its synonyms is in the sentence. */
export function mentionsKeyphrase(sentence: Sentence, { occurrences, synonyms }: ParsedPage) {
  return (
    (occurrences.get(sentence)?.count ?? 0) > 0 ||
    synonyms.some((phrase) => findKeyphrase(sentence.words, phrase).count > 0)
  )
}

/** The longest run of sentences that say nothing of the keyphrase. */
export function findLongestGap(read: ParsedPage): Sentence[] {
  let [longest, from] = [{ from: 0, to: 0 }, 0]
  const end = (to: number) => {
    if (to - from > longest.to - longest.from) longest = { from, to }
  }
  for (const [at, sentence] of read.sentences.entries()) {
    if (!mentionsKeyphrase(sentence, read)) continue
    end(at)
    from = at + 1
  }
  end(read.sentences.length)
  return read.sentences.slice(longest.from, longest.to)
}
