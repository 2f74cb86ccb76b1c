import { expect, test } from 'vitest'
import { isStopWord, LANGUAGE_RULES, STOP_WORDS, stem } from './all-languages'
import { foldAccents } from './fold-accents'
import { LANGUAGES, type Language, languageOfTag } from './language'
import { loadLanguageRules } from './load-language-rules'

test('a language tag belongs to a language with rules, or to none', () => {
  expect(['en', 'de-AT', 'pt_BR', 'FR', 'ja', 'zh-Hant', ''].map(languageOfTag)).toEqual([
    ...['en', 'de', 'pt', 'fr', null, null, null],
  ])
})

test('the forms of a word have one stem in each language', () => {
  const families: Record<Language, string[]> = {
    en: ['plan plans planned planning', 'write writes wrote written', 'index indexes indices', 'company companies'],
    de: [
      'haus häuser hauses',
      'buchung buchungen',
      'kategorie kategorien',
      'kunde kunden',
      'schnell schnelle schnellen',
    ],
    es: ['factura facturas', 'canción canciones', 'reserva reservas reservar', 'público pública públicos'],
    fr: ['facture factures', 'cheval chevaux', 'réservation réservations', 'gratuit gratuite gratuits'],
    pt: ['fatura faturas', 'publicação publicações', 'reserva reservas reservar', 'gratuito gratuita'],
    it: ['fattura fatture', 'pubblicazione pubblicazioni', 'prenotare prenotato', 'gratuito gratuita'],
    nl: ['rekening rekeningen', 'boek boeken', 'klant klanten'],
  }
  for (const language of LANGUAGES) {
    for (const family of families[language]) {
      const stems = new Set(family.split(' ').map((word) => stem(word, language)))
      expect([family, stems.size]).toEqual([family, 1])
    }
  }
})

test('an English stem keeps words apart that only share a root', () => {
  for (const [a = '', b = ''] of [
    ['university', 'universe'],
    ['planner', 'plan'],
    ['news', 'new'],
    ['organization', 'organ'],
  ]) {
    expect([a, stem(a, 'en') === stem(b, 'en')]).toEqual([a, false])
  }
})

test('numbers, names with digits and words without a language stay as they are', () => {
  for (const language of LANGUAGES) {
    for (const word of ['24', 'node.js', '1,000.50', 'h2o', '東京', '', "'s", 'a'.repeat(5000)]) {
      expect(stem(word, language)).toBe(word)
    }
  }
  expect(stem('häuser', null)).toBe('häuser')
})

test('stop words are the words that carry no subject', () => {
  const sentences: Record<Language, [words: string, subjects: string]> = {
    en: ['how should we plan a project for the team', 'plan project team'],
    de: ['wie können wir ein projekt für das team planen', 'projekt team planen'],
    es: ['cómo podemos planificar un proyecto para el equipo', 'planificar proyecto equipo'],
    fr: ["comment pouvons nous planifier un projet pour l' équipe", 'planifier projet équipe'],
    pt: ['como podemos planejar um projeto para a equipe', 'planejar projeto equipe'],
    it: ["come possiamo pianificare un progetto per l' azienda", 'pianificare progetto azienda'],
    nl: ['hoe kunnen we een project voor het team plannen', 'project team plannen'],
  }
  for (const language of LANGUAGES) {
    const [words, subjects] = sentences[language]
    const left = words.split(' ').filter((word) => !isStopWord(word, language))
    expect([language, left.join(' ')]).toEqual([language, subjects])
    // small letters, one word each, none empty
    for (const word of STOP_WORDS[language]) expect(word).toMatch(/^[\p{Ll}'’-]+$/u)
    expect(STOP_WORDS[language].size).toBeGreaterThan(200)
  }
  expect(isStopWord('the', null)).toBe(false)
})

test('the rules of one language are loaded alone, and are the same', async () => {
  for (const language of LANGUAGES) expect(await loadLanguageRules(language)).toBe(LANGUAGE_RULES[language])
})

test('accents are folded as people leave them out', () => {
  expect(foldAccents('Größe Æon Publicación São déjà Łódź naïve ÇA')).toBe(
    'grosse aeon publicacion sao deja lodz naive ca',
  )
  expect(foldAccents('e\u0301te\u0301 東京 ガ')).toBe('ete 東京 カ')
})
