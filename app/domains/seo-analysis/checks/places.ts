import type { BodyImage, BodyLink, TextBlock } from '../body/text-block'
import type { Place } from '../finding'
import { type Sentence, textOf } from '../text/read-text'
import type { Word } from '../text/words'

export const placeOfSentence = (sentence: Sentence): Place => ({
  text: textOf(sentence),
  at: { block: sentence.block.index, from: sentence.from, to: sentence.to },
})

export const placeOfBlock = ({ index, text }: TextBlock): Place => ({
  text,
  at: { block: index, from: 0, to: text.length },
})

export const placeInBlock = ({ index, text }: TextBlock, { from, to }: Pick<Word, 'from' | 'to'>): Place => ({
  text: text.slice(from, to),
  at: { block: index, from, to },
})

export const placeOfLink = ({ text, href, block, from, to }: BodyLink): Place =>
  text ? { text, at: { block, from, to } } : { text: href }

export const placeOfImage = ({ alt, src }: BodyImage): Place => ({ text: alt || src })
