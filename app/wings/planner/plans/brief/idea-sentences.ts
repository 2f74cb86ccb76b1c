import { ABBREVIATIONS } from '~/kits/language/abbreviations'
import { splitSentences } from '~/kits/language/split-sentences'
import type { IdeaBlock } from './idea-blocks'
import type { Reader } from './reading-language'

export interface IdeaSentence extends IdeaBlock {
  text: string
  /** Whether it begins its paragraph or item. */
  isFirst: boolean
  /** Whether nothing else stands in its paragraph or item. */
  isOnly: boolean
}

interface Span {
  from: number
  to: number
}

const STRUCTURE = /^[\s\d.)*•#-]*$/
const SMALL_ABBREVIATION =
  /^(?:incl|excl|esp|max|min|approx|etc|evtl|ggf|inkl|bzw|usw|resp|env|aprox|máx|mín|vs|no|nr)$/i

/** The sentences of a block, with their places in the idea. */
export function sentencesOf(idea: string, block: IdeaBlock, { language }: Reader): IdeaSentence[] {
  const text = idea.slice(block.from, block.to).replaceAll('\n', ' ').replaceAll('**', '  ')
  const spans = splitSentences(text, language)
    .flatMap((span) => splitChat(text, span, language))
    .filter(({ from, to }) => !STRUCTURE.test(text.slice(from, to)))
  return spans.map(({ from, to }, at) => ({
    ...block,
    from: block.from + from,
    to: block.from + to,
    text: text.slice(from, to),
    isFirst: at === 0,
    isOnly: spans.length === 1,
  }))
}

const SMALL_SENTENCE = /(?<![\p{L}\d])(\p{L}{2,30}|\d{1,4}\p{L}{1,3})[.?!]+\s+(?=\p{Ll})/gu

/** People in a hurry begin sentences small: "nobody can prove anything. what i want is". */
function splitChat(text: string, span: Span, language: Reader['language']): Span[] {
  const { leading, ending, numbered } = ABBREVIATIONS[language]
  const spans: Span[] = []
  let from = span.from
  for (const { 0: found, 1: word = '', index } of text.slice(span.from, span.to).matchAll(SMALL_SENTENCE)) {
    const before = word.toLowerCase()
    if (SMALL_ABBREVIATION.test(before) || leading.has(before) || ending.has(before) || numbered.has(before)) continue
    spans.push({ from, to: span.from + index + found.trimEnd().length })
    from = span.from + index + found.length
  }
  return [...spans, { from, to: span.to }]
}
