import type { Word } from '~/kits/language/tokenize'
import type { FindingPlace } from '../finding'
import { type Sentence, sentenceText } from '../text/split-block-sentences'
import type { BodyImage, BodyLink, TextBlock } from '../text/text-block'

export const sentencePlace = (sentence: Sentence): FindingPlace => ({
  text: sentenceText(sentence),
  at: { block: sentence.block.index, from: sentence.from, to: sentence.to },
})

export const blockPlace = ({ index, text }: TextBlock): FindingPlace => ({
  text,
  at: { block: index, from: 0, to: text.length },
})

export const wordPlace = ({ index, text }: TextBlock, { from, to }: Pick<Word, 'from' | 'to'>): FindingPlace => ({
  text: text.slice(from, to),
  at: { block: index, from, to },
})

export const linkPlace = ({ text, href, block, from, to }: BodyLink): FindingPlace =>
  text ? { text, at: { block, from, to } } : { text: href }

export const imagePlace = ({ alt, src }: BodyImage): FindingPlace => ({ text: alt || src })
