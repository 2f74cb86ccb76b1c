import { expect, test } from 'vitest'
import { PLAN_LANGUAGES, type PlanLanguage } from '../brief/brief-reading-schema'
import { findVagueWords } from '../engine/vague-words'
import { KNOWLEDGE_BASE } from './knowledge-base'
import type { WishKind } from './knowledge-schema'

const kinds = KNOWLEDGE_BASE.wishKinds
type Localized = Record<PlanLanguage, string>

const perLanguage = kinds.flatMap((kind) =>
  PLAN_LANGUAGES.map((language) => ({
    where: `${kind.key} ${language}`,
    language,
    words: kind.words[language],
    examples: kind.examples[language],
    counterExamples: kind.counterExamples[language],
  })),
)

/** Every text of a kind that may stand in a plan, with its place in the file. */
const texts = kinds.flatMap((kind) =>
  planTextsOf(kind).flatMap(([place, text]) =>
    PLAN_LANGUAGES.map((language) => ({
      where: `${kind.key} ${place} ${language}`,
      place,
      language,
      text: text[language],
    })),
  ),
)

function planTextsOf({ tasks, criteria, questions, risks, measures }: WishKind): [string, Localized][] {
  return [
    ...tasks.flatMap(({ key, title, build, test }): [string, Localized][] => [
      [`tasks/${key}/title`, title],
      [`tasks/${key}/build`, build],
      [`tasks/${key}/test`, test],
    ]),
    ...criteria.map((text, index): [string, Localized] => [`criteria/${index}`, text]),
    ...questions.flatMap(({ key, question, why }): [string, Localized][] => [
      [`questions/${key}`, question],
      [`questions/${key}/why`, why],
    ]),
    ...risks.flatMap(({ key, title, response }): [string, Localized][] => [
      [`risks/${key}/title`, title],
      [`risks/${key}/response`, response],
    ]),
    ...measures.flatMap(({ key, title, target, method }): [string, Localized][] => [
      [`measures/${key}/title`, title],
      [`measures/${key}/target`, target],
      [`measures/${key}/method`, method],
    ]),
  ]
}

test('there are at least thirty-seven kinds, each with words and clauses in every language', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(37)
  for (const { where, words, examples, counterExamples } of perLanguage) {
    expect(words.length, where).toBeGreaterThanOrEqual(12)
    expect(examples.length, where).toBeGreaterThanOrEqual(5)
    expect(counterExamples.length, where).toBeGreaterThanOrEqual(2)
  }
})

test('every example is matched by a word of its kind', () => {
  const unmatched = perLanguage.flatMap(({ where, words, examples }) =>
    examples
      .filter((clause) => !words.some((phrase) => hasPhrase(clause, phrase)))
      .map((clause) => `${where}: ${clause}`),
  )
  expect(unmatched).toEqual([])
})

test('no word and no clause belongs to two kinds, and no clause is an example and a counter-example', () => {
  for (const language of PLAN_LANGUAGES) {
    const here = perLanguage.filter((one) => one.language === language)
    expect(findRepeated(here.flatMap(({ words }) => words)), language).toEqual([])
    expect(findRepeated(here.flatMap((one) => [...one.examples, ...one.counterExamples]))).toEqual([])
  }
})

test('placeholders are known and stand in the quotation marks of their language', () => {
  const quoted: Record<PlanLanguage, RegExp> = {
    en: /“\{(wish|role|action|thing|condition)\}”/g,
    de: /„\{(wish|role|action|thing|condition)\}“/g,
    es: /«\{(wish|role|action|thing|condition)\}»/g,
    fr: /«\u00a0\{(wish|role|action|thing|condition)\}\u00a0»/g,
  }
  expect(texts.filter(({ text, language }) => /[{}]/.test(text.replace(quoted[language], '')))).toEqual([])
})

test('the same placeholders stand in all languages of a text', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()
  const odd = kinds.flatMap((kind) =>
    planTextsOf(kind)
      .filter(([, text]) => new Set(PLAN_LANGUAGES.map((language) => placeholders(text[language]))).size > 1)
      .map(([place]) => `${kind.key} ${place}`),
  )
  expect(odd).toEqual([])
})

test('criteria are written in the EARS manner of their language', () => {
  const ears: Record<PlanLanguage, RegExp> = {
    en: /^(WHEN|IF|WHILE|WHERE) .+, THE SYSTEM SHALL .+\.$/,
    de: /^(WENN|FALLS|SOLANGE) .+, MUSS DAS SYSTEM .+\.$/,
    es: /^(CUANDO|SI|MIENTRAS) .+, EL SISTEMA DEBE .+\.$/,
    fr: /^(QUAND |SI |TANT QUE |TANT QU’).+, LE SYSTÈME DOIT .+\.$/,
  }
  const criteria = texts.filter(({ place }) => place.startsWith('criteria/'))
  expect(criteria.filter(({ text, language }) => !ears[language].test(text))).toEqual([])
  expect(criteria.filter(({ text, language }) => language === 'en' && findVagueWords(text).length > 0)).toEqual([])
})

test('each kind has two to five tasks in an order in which they can be done', () => {
  for (const { key, tasks, criteria, questions, entityFields } of kinds) {
    expect(tasks.length, key).toBeGreaterThanOrEqual(2)
    expect(tasks.length, key).toBeLessThanOrEqual(5)
    expect(criteria.length, key).toBeGreaterThanOrEqual(2)
    expect(questions.length, key).toBeGreaterThanOrEqual(2)
    expect(
      entityFields.filter((field) => !/^[a-z]\w*\??: [a-z]+$/.test(field)),
      key,
    ).toEqual([])
    tasks.forEach(({ hours, after }, index) => {
      expect(hours, key).toEqual(hours.toSorted((a, b) => a - b))
      expect(hours[2] / hours[0], `${key}: an honest estimate is wide`).toBeGreaterThanOrEqual(3)
      expect(tasks.slice(0, index).map((task) => task.key)).toEqual(expect.arrayContaining(after))
    })
  }
})

test('tasks carry the words of the founder in the title and say what to build and how to test it', () => {
  const ofTask = (part: string) => texts.filter(({ place }) => place.startsWith('tasks/') && place.endsWith(part))
  expect(ofTask('/title').filter(({ text }) => text.length > 90 || !/\{(action|thing|wish)\}/.test(text))).toEqual([])
  expect(ofTask('/build').filter(({ text }) => text.length < 80 || text.length > 420)).toEqual([])
  expect(ofTask('/test').filter(({ text }) => text.length < 50 || text.length > 320)).toEqual([])
})

test('no two kinds share a text, so that a plan of many wishes does not read as a form letter', () => {
  expect(findRepeated(texts.map(({ text, language }) => `${language}: ${text}`))).toEqual([])
})

/** Whether the stems of the phrase stand in the clause in this order, with at most five words between two. */
function hasPhrase(clause: string, phrase: string) {
  const clauseWords = wordsOf(clause)
  const [first, ...others] = wordsOf(phrase)
  return clauseWords.some((word, start) => {
    if (!first || !hasStem(word, first)) return false
    let at = start
    return others.every((other) => {
      const next = clauseWords.slice(at + 1, at + 7).findIndex((candidate) => hasStem(candidate, other))
      at += next + 1
      return next >= 0
    })
  })
}

function hasStem(word: string, stemmed: string) {
  if (stemmed.length <= 4) return word.startsWith(stemmed) && word.length <= stemmed.length + 2
  return word.startsWith(stemmed.slice(0, Math.max(4, stemmed.length - 3)))
}

function wordsOf(text: string) {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

function findRepeated(values: string[]) {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}
