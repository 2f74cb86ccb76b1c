import type { BriefReading } from './brief-reading-schema'
import type { IdeaSentence } from './idea-sentences'
import { findAll, LETTERS, memoize } from './phrase-pattern'
import { numberSource, readNumber, unitSource } from './read-numbers'
import type { Reader } from './reading-language'

type Budget = NonNullable<BriefReading['limits']['budget']>

const CURRENCIES: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  gbp: 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  pfund: 'GBP',
  libra: 'GBP',
  livre: 'GBP',
  eur: 'EUR',
  usd: 'USD',
  dollar: 'USD',
  dólar: 'USD',
  bucks: 'USD',
  chf: 'CHF',
  franken: 'CHF',
  'francs suisses': 'CHF',
  'swiss francs': 'CHF',
  peso: 'MXN',
  zł: 'PLN',
  pln: 'PLN',
  kr: 'SEK',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
}
const SIGN = '[£€$]|(?:GBP|EUR|USD|CHF|PLN|SEK|NOK|DKK)(?![a-z])'
const NAME =
  '(?:pounds?|quid|pfund|libras?|livres|euros?|dollars?|dólares|bucks|franken|swiss francs|francs suisses|pesos?|zł|kr)(?![a-z])'
const BRITISH = /\b(?:lads?|lorry|lorries|quid|colou?rs?|mum|organis\w+|grand|council|parish|borough|uk|regs)\b/i

/** The amount that may be spent, in its currency; null where no amount is said to be one. */
export function readBudget(idea: string, sentences: IdeaSentence[], reader: Reader): Budget | null {
  const found = sentences.flatMap((sentence) => amountsOf(sentence, idea, reader))
  const best = found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || b.amount - a.amount)[0]
  if (!best) return null
  const { score: _, ...budget } = best
  return budget
}

const amountPattern = memoize((reader: Reader) => {
  const thousand = unitSource(reader.words.units.thousand)
  return new RegExp(
    `(?<![${LETTERS}.,])(?:(${SIGN})\\s?)?(${numberSource(reader)})\\s?(${thousand})?\\s?(${SIGN}|${NAME})?`,
    'i',
  )
})

function amountsOf(sentence: IdeaSentence, idea: string, reader: Reader) {
  if (!/\d|grand|mil|tausend/i.test(sentence.text)) return []
  return findAll(amountPattern(reader), sentence.text).flatMap((match) => {
    const [quote, sign, digits = '', grand, name] = match
    const amount = readNumber(digits, reader)
    if (amount === null || !(sign || name || (grand && amount >= 1))) return []
    const value = amount * (grand ? 1000 : 1)
    const score = budgetScore(sentence, match.index, quote.length, Boolean(sign || name), reader)
    const start = sentence.from + match.index
    const trimmed = quote.trimEnd()
    return [
      {
        amount: value,
        currency: currencyOf(sign ?? name, idea, reader),
        quote: trimmed,
        start,
        end: start + trimmed.length,
        score,
      },
    ]
  })
}

const NEAR = 60

/** How much the words around an amount make it the budget. */
function budgetScore(sentence: IdeaSentence, at: number, length: number, hasCurrency: boolean, reader: Reader) {
  const { text } = sentence
  const around = text.slice(Math.max(0, at - NEAR), at + length + NEAR)
  const after = text.slice(at + length, at + length + 15)
  let score = findAll(reader.has('budget'), around).length
  if (/budget|presupuesto/i.test(text.slice(Math.max(0, at - NEAR), at))) score += 3
  if (sentence.section === 'limits') score += 2
  if (hasCurrency && text.split(/\s+/).length <= 8) score += 2
  if (isWithOtherLimits(text, reader)) score += 2
  if (hasCurrency && reader.has('developers').test(text)) score += 2
  score -= 3 * findAll(reader.has('notBudget'), text.slice(Math.max(0, at - 30), at) + after).length
  return score - (reader.has('pastVerbs').test(around) ? 1 : 0)
}

/** "$900, eight weeks, one parent who codes": limits in a row. */
const isWithOtherLimits = (text: string, { words }: Reader) =>
  text.split(',').length > 1 &&
  new RegExp(`\\d?\\s(?:${unitSource([...words.units.week, ...words.units.hour])})`, 'i').test(text)

function currencyOf(written: string | undefined, idea: string, { language }: Reader) {
  const lower = written?.toLowerCase() ?? ''
  const known =
    CURRENCIES[lower] ?? Object.entries(CURRENCIES).find(([name]) => lower !== '' && lower.startsWith(name))?.[1]
  if (known) return known
  const sign = /[£€$]/.exec(idea)?.[0]
  if (sign) return CURRENCIES[sign] ?? 'EUR'
  if (language !== 'en') return 'EUR'
  return BRITISH.test(idea) ? 'GBP' : 'USD'
}
