import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '~/kits/language/language'
import { tokenize } from '~/kits/language/tokenize'
import { findFindingOf } from '~test/analyzed-page'
import { dutchTexts } from '~test/reading-texts/dutch'
import { englishTexts } from '~test/reading-texts/english'
import { frenchTexts } from '~test/reading-texts/french'
import { germanTexts } from '~test/reading-texts/german'
import { italianTexts } from '~test/reading-texts/italian'
import { portugueseTexts } from '~test/reading-texts/portuguese'
import type { ReadingTexts } from '~test/reading-texts/reading-texts'
import { spanishTexts } from '~test/reading-texts/spanish'
import { READING_RULES, readingRulesOf } from '../all-reading-rules'
import { loadReadingRules } from '../load-reading-rules'

const texts: Record<Language, ReadingTexts> = {
  en: englishTexts,
  de: germanTexts,
  es: spanishTexts,
  fr: frenchTexts,
  pt: portugueseTexts,
  it: italianTexts,
  nl: dutchTexts,
}

const easeOf = (language: string, text: string) => findFindingOf('reading-ease', { language, body: `<p>${text}</p>` })

for (const language of LANGUAGES) {
  test(`easy texts are found easy and hard ones difficult (${language})`, () => {
    const measured = texts[language].map(([difficulty, text]) => {
      const { rating, measured: found } = easeOf(language, text)
      return { difficulty, rating, points: found?.value ?? 0 }
    })
    const expected = { easy: ['good'], medium: ['good', 'ok'], hard: ['bad'] }
    for (const one of measured)
      expect({ ...one, isExpected: expected[one.difficulty].includes(one.rating) }).toMatchObject({ isExpected: true })
    const pointsOf = (difficulty: string) =>
      measured.filter((one) => one.difficulty === difficulty).map(({ points }) => points)
    expect(Math.min(...pointsOf('easy'))).toBeGreaterThan(Math.max(...pointsOf('medium')))
    expect(Math.min(...pointsOf('medium'))).toBeGreaterThan(Math.max(...pointsOf('hard')))
  })
}

/** Words with the syllables that they are spoken with. */
const spoken: Record<Exclude<Language, 'en'>, string> = {
  de: 'haus1 häuser2 freie2 theater3 aktion3 familie4 ferien3 italien4 energie3 quelle2 projekt2 seele2 neue2 straße2 arbeit2 möglichkeiten4 yoga2 24-1',
  es: 'casa2 ciudad2 país2 aéreo4 leer2 que1 guerra2 agua2 puente2 bien1 día2 idea3 también2 muy1 información4 quién1 aprovechar4',
  fr: 'table1 tables1 maison2 été2 théâtre2 client2 naïf2 payer2 question2 eau1 beaucoup2 réunion3 semaine2 grande1 histoire2 qui1 idée2 rue1 aimaient2',
  pt: 'casa2 cidade3 não1 ações2 história3 dia2 país2 água2 quem1 guerra2 criança3 muito2 ideia3 também2 viagem3 mãe1 informação4',
  it: 'casa2 città2 mio2 due2 più1 piazza2 giorno2 acqua2 quello2 famiglia3 paese3 buono2 gente2 informazione5 leggere3',
  nl: 'huis1 huizen2 ideeën3 mooi1 station2 officieel4 nieuw1 water2 bezoekers3 goede2 eeuw1 politie3 zee1 maken2',
}

for (const [language, words] of Object.entries(spoken)) {
  test(`syllables are counted as they are spoken (${language})`, () => {
    const { countSyllables } = READING_RULES[language as Language]
    const wrong = words.split(' ').flatMap((entry) => {
      const [, word = '', count = ''] = /^(.*?)-?(\d)$/.exec(entry) ?? []
      return countSyllables(word) === Number(count) ? [] : [`${word}: ${countSyllables(word)}, not ${count}`]
    })
    expect(wrong).toEqual([])
  })
}

type Marked = { passive: string[]; active: string[]; linked: string[]; unlinked: string[] }

/** Sentences written before the rules: in the passive voice or not, with a transition or not. */
const sentences: Record<Exclude<Language, 'en'>, Marked> = {
  de: {
    passive: [
      'Der Plan wurde gestern von Ada geschrieben.',
      'Die Rechnung wird am Montag geprüft.',
      'Das Paket ist nicht rechtzeitig zugestellt worden.',
      'Wir sehen, dass die Daten täglich gesichert werden.',
      'Kann der Fehler morgen repariert werden?',
    ],
    active: [
      'Wir werden das Buch morgen verkaufen.',
      'Es wird kalt.',
      'Sie hat den Plan geschrieben.',
      'Er wird Lehrer.',
      'Das Haus gehört meiner Tante.',
      'Wir haben gestern gut gegessen.',
    ],
    linked: [
      'Deshalb warten wir.',
      'Wir gehen zum Beispiel ins Kino.',
      'Entweder regnet es oder es schneit.',
      'Obwohl es regnet, gehen wir.',
    ],
    unlinked: ['Es regnet.', 'Der Hund schläft im Garten.', 'Wir kaufen Brot und Milch.'],
  },
  es: {
    passive: [
      'El plan fue escrito por Ada.',
      'Las facturas son revisadas cada lunes.',
      'El puente ha sido construido en 1900.',
      'Los datos no serán vendidos.',
    ],
    active: [
      'Ada ha escrito el plan.',
      'Es un actor muy conocido.',
      'La fiesta es divertida.',
      'Hemos vendido la casa.',
      'El estado es grande.',
      'Estamos cansados.',
    ],
    linked: ['Por eso esperamos.', 'Sin embargo, llueve.', 'Además tenemos un perro.', 'No es rojo, sino azul.'],
    unlinked: ['Llueve.', 'El perro duerme en el jardín.', 'Compramos pan y leche.'],
  },
  fr: {
    passive: [
      'Le plan a été écrit par Ada.',
      'Les factures sont vérifiées chaque lundi.',
      'La maison fut construite en 1900.',
      'Vos données ne seront jamais vendues.',
    ],
    active: [
      'Ada a écrit le plan.',
      'Elle est allée au marché.',
      'Ils se sont levés tôt.',
      'Nous sommes arrivés hier.',
      'La ville est située au bord de la mer.',
      'Il est né en mai.',
    ],
    linked: [
      'C’est pourquoi nous attendons.',
      'Cependant, il pleut.',
      'Par exemple, nous avons un chien.',
      'Tout d’abord, ouvrez l’application.',
    ],
    unlinked: ['Il pleut.', 'Le chien dort au jardin.', 'Nous achetons du pain et du lait.'],
  },
  pt: {
    passive: [
      'O plano foi escrito por Ada.',
      'As faturas são revisadas toda segunda-feira.',
      'A ponte foi construída em 1900.',
      'Os dados não serão vendidos.',
    ],
    active: [
      'Ada escreveu o plano.',
      'Ela é muito conhecida.',
      'Temos vendido muitas casas.',
      'A festa é divertida.',
      'O estado é grande.',
      'Estamos cansados.',
    ],
    linked: ['Por isso esperamos.', 'No entanto, chove.', 'Além disso, temos um cão.', 'Porém, não vamos.'],
    unlinked: ['Chove.', 'O cão dorme no jardim.', 'Compramos pão e leite.'],
  },
  it: {
    passive: [
      'Il piano è stato scritto da Ada.',
      'Le fatture vengono controllate ogni lunedì.',
      'La casa fu costruita nel 1900.',
      'I dati non saranno venduti.',
    ],
    active: [
      'Ada ha scritto il piano.',
      'È andata al mercato.',
      'Si sono alzati presto.',
      'Siamo arrivati ieri.',
      'La festa è molto bella.',
      'Il lavoro è tanto.',
    ],
    linked: ['Per questo aspettiamo.', 'Tuttavia piove.', 'Ad esempio abbiamo un cane.', 'D’altra parte costa poco.'],
    unlinked: ['Piove.', 'Il cane dorme in giardino.', 'Compriamo pane e latte.'],
  },
  nl: {
    passive: [
      'Het plan werd gisteren door Ada geschreven.',
      'De rekening wordt op maandag gecontroleerd.',
      'We zien dat de gegevens elke dag bewaard worden.',
      'De brug is in 1900 gebouwd geworden.',
    ],
    active: [
      'We zullen het boek morgen verkopen.',
      'Het wordt koud.',
      'Zij heeft het plan geschreven.',
      'Hij wordt leraar.',
      'Dat huis is van mijn tante.',
      'We gaan gewoon naar huis.',
    ],
    linked: [
      'Daarom wachten we.',
      'We gaan bijvoorbeeld naar de film.',
      'Het is echter koud.',
      'Met andere woorden: het regent.',
    ],
    unlinked: ['Het regent.', 'De hond slaapt in de tuin.', 'We kopen brood en melk.'],
  },
}

for (const [language, marked] of Object.entries(sentences)) {
  const { findPassive, hasTransition } = READING_RULES[language as Language]
  const wordsOf = (text: string) => tokenize(text, language as Language)
  test(`a sentence in the passive voice is found (${language})`, () => {
    const isPassive = (text: string) => findPassive(wordsOf(text), text.endsWith('?')) !== undefined
    expect(marked.passive.filter((text) => !isPassive(text))).toEqual([])
    expect(marked.active.filter(isPassive)).toEqual([])
  })
  test(`a transition is found (${language})`, () => {
    expect(marked.linked.filter((text) => !hasTransition(wordsOf(text)))).toEqual([])
    expect(marked.unlinked.filter((text) => hasTransition(wordsOf(text)))).toEqual([])
  })
}

test('the passive that is shown is the words that make it', () => {
  const shown = (language: Language, text: string) => {
    const found = READING_RULES[language].findPassive(tokenize(text, language), false)
    return found && text.slice(found.from, found.to)
  }
  expect(shown('de', 'Die Rechnung wird am Montag geprüft.')).toBe('wird am Montag geprüft')
  expect(shown('es', 'El plan fue rápidamente escrito por Ada.')).toBe('fue rápidamente escrito')
})

test('a language without rules is not judged, and that is said', () => {
  const body = '<p>東京の天気は晴れです。明日も晴れるでしょう。</p>'
  for (const check of ['sentence-length', 'passive-voice', 'transition-words', 'sentence-beginnings', 'reading-ease']) {
    const { rating, sentence } = findFindingOf(check, { language: 'ja', body })
    expect([check, rating, sentence]).toEqual([
      check,
      'not applicable',
      'Not checked: there are no rules for Japanese yet.',
    ])
  }
  expect(findFindingOf('text-length', { language: 'ja', body }).measured?.value).toBeGreaterThan(8)
  expect(findFindingOf('keyphrase-in-introduction', { language: 'ja', body, keyphrase: '東京' }).rating).toBe('good')
})

test('addresses and items of lists are no sentences', () => {
  const body = '<p>We write.</p><p>https://example.com/was/written/by/us</p><ul><li>It was written by us.</li></ul>'
  expect(findFindingOf('passive-voice', { body }).measured?.value).toBe(0)
  const long = `<p>${'https://example.com/a '.repeat(30)} is short.</p>`
  expect(findFindingOf('sentence-length', { body: long }).measured?.value).toBe(0)
})

test('the same rules are loaded one by one in a browser', async () => {
  for (const language of LANGUAGES) expect(await loadReadingRules(`${language}-XX`)).toBe(READING_RULES[language])
  expect([readingRulesOf('ja'), await loadReadingRules('ja')]).toEqual([null, null])
})
