import { englishRules } from '~/kits/language/rules/english'
import { countEnglishSyllables } from '../count-english-syllables'
import { findEnglishPassive } from '../find-english-passive'
import type { ReadingRules } from '../reading-rules'
import { wordSet } from '../word-set'
import { hasEnglishTransition } from './english-transitions'

export const englishReading: ReadingRules = {
  ...englishRules,
  // R. Flesch, A new readability yardstick, 1948
  ease: {
    name: 'Flesch',
    points: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
    bands: { easy: 60, fair: 50 },
  },
  countSyllables: countEnglishSyllables,
  longSentence: 20,
  findPassive: findEnglishPassive,
  hasTransition: hasEnglishTransition,
  articles: wordSet('a an the this that these those'),
}
