import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from './language'
import { splitSentences } from './split-sentences'

const split = (text: string, language: Language | null) =>
  splitSentences(text, language).map(({ from, to }) => text.slice(from, to))

/** Each text with "|" where its sentences end. */
const texts: Record<Language, string[]> = {
  en: [
    'One.| Two!| Three?| Four…',
    'No full stop',
    'It costs $3.50.| Version 2.0 is out.',
    'Use node.js, e.g. version 24.| It works.',
    'Dr. Ada met Mr. King at 5 p.m. in Oslo.',
    'We open at 9 a.m.| Come early.',
    'Boards, plans, etc. are kept.| Notes, etc.| Then more.',
    'John F. Kennedy spoke.| J. R. R. Tolkien wrote.',
    'We chose plan B.| Then it rained.',
    '“Is it done?” she asked.| “Yes.”| He left.',
    '(It is.)| Really?!| Yes.',
    'Wait... what?| Wait...| What?',
    'See No. 5 first.| I said no.| Five left.',
    '1. First.| 2. Second.',
    'It was 2024.| Then came more.',
    'First line\n|second line.\n\n| Third',
    'The U.S. market grew.| So did the U.S.| We sold more.',
    'Go to https://example.com/a?b=c.| Then read www.example.com/faq.| Done.',
    '- Fast setup\n|- No accounts\n|- Works offline',
  ],
  de: [
    'Das kostet z. B. 3,50 Euro.| Das ist d. h. wenig.',
    'Am 3. Oktober 2024 ist frei.| Wir öffnen am 4. wieder.',
    'Im 19. Jahrhundert gab es das nicht.| Der 2. Platz ging an Ada.',
    'Das war 2024.| Danach kam mehr.',
    'Dr. Weber bzw. Prof. Klein kommen.| Hunde, Katzen usw. sind dabei.',
    '„Ist das fertig?“, fragte sie.| „Ja.“| Er ging.',
    'Wir bieten Mietwagen, Roller u. a. Fahrzeuge an.| Die Preise inkl. Steuer stehen unten.',
    '»Los!« rief er.| Nach ca. 20 Minuten war Schluss.',
    'Das regelt § 5 Abs. 2 BGB.| Mehr nicht.',
    'Öffnungszeiten vgl. S. 12.| Über uns steht dort auch etwas.',
  ],
  es: [
    '¿Cuánto cuesta?| ¡Muy poco!| El Sr. García paga 3,50 euros.',
    'Llegó la Dra. Ruiz.| Viajó a EE. UU. en 2024.| Después volvió.',
    'Usa una hoja, p. ej. Excel.| Funciona bien.',
    'En el siglo I a. C. no existía.| La empresa Datos S. A. lo vende.',
    'Mesas, sillas, etc. se venden aparte.| Lámparas, etc.| Luego hay más.',
    '«¿Está listo?», preguntó.| Sí.',
    'Véase la pág. 12 y el art. 5.| Fin.',
  ],
  fr: [
    'Combien ça coûte ?| Très peu !| M. Dupont paie 3,50 euros.',
    '« Est-ce prêt ? »| Oui.| Il partit.',
    'Utilisez un tableur, p. ex. Excel.| Ça marche.',
    'Des tables, des chaises, etc. sont vendues.| Voir p. 12 et art. 5.| Fin.',
    'J.-C. Martin a écrit.| Mme Leroy a lu.',
    'L’offre dure jusqu’au 5 sept. 2024.| Ensuite elle expire.',
  ],
  pt: [
    'Quanto custa?| Muito pouco!| O Sr. Silva paga 3,50 euros.',
    'A Dra. Souza chegou.| Use uma planilha, p. ex. Excel.| Funciona.',
    'Mesas, cadeiras, etc. são vendidas.| Veja a pág. 12.| Fim.',
    'A Padaria Ltda. abriu.| Fica na Av. Paulista.',
  ],
  it: [
    'Quanto costa?| Pochissimo!| Il sig. Rossi paga 3,50 euro.',
    'La dott.ssa Bianchi e il prof. Verdi arrivano.| Usa un foglio, ad es. Excel.| Funziona.',
    'Tavoli, sedie, ecc. si vendono a parte.| Vedi pag. 12.| Fine.',
    'La Pane S.p.A. ha aperto.| È in centro.',
  ],
  nl: [
    'Hoeveel kost het?| Heel weinig!| Dhr. Jansen betaalt 3,50 euro.',
    'Gebruik bijv. Excel of d.w.z. een tabel.| Het werkt.',
    'Tafels, stoelen enz. zijn los te koop.| Zie blz. 12.| Klaar.',
    'Het is o.a. Amsterdam dat groeit.| Mevr. de Vries woont er.',
  ],
}

for (const [language, examples] of Object.entries(texts)) {
  test(`a text is divided where its sentences end (${language})`, () => {
    for (const marked of examples) {
      const sentences = marked.split('|').map((sentence) => sentence.trim())
      expect(split(marked.replaceAll('|', ''), language as Language)).toEqual(sentences)
    }
  })
}

test('a text without rules is divided by its marks', () => {
  expect(split('価格です。次の文！ 「はい。」三番目', null)).toEqual(['価格です。', '次の文！', '「はい。」', '三番目'])
  expect(split('Привет. Как дела? Хорошо', null)).toEqual(['Привет.', 'Как дела?', 'Хорошо'])
  expect(split('Above\u2028Below', null)).toEqual(['Above', 'Below'])
  expect(split('  ', null)).toEqual([])
})

test('sentences are in order, hold every sign that is no blank, and never overlap', () => {
  const part = fc.constantFrom(
    ...[
      'a',
      'B',
      '.',
      '!',
      '…',
      ' ',
      '\n',
      '"',
      '(',
      '1',
      '3. ',
      'etc.',
      'Mr.',
      'é',
      '😀',
      'no.',
      ' U.S. ',
      'z. B. ',
      ' »',
      '。',
    ],
  )
  const language = fc.constantFrom<Language | null>('en', 'de', 'fr', 'es', null)
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), language, (parts, spoken) => {
      const text = parts.join('')
      let end = 0
      for (const { from, to } of splitSentences(text, spoken)) {
        expect([from >= end, to > from, text.slice(end, from).trim()]).toEqual([true, true, ''])
        end = to
      }
      expect(text.slice(end).trim()).toBe('')
    }),
  )
})

test('an endless run of marks, blanks or letters is read in time that grows with its length', () => {
  for (const part of ['.', '. ', ' ', '.a', 'a', '\n', '.\n', 'A. ', '…"', 'z. B. ', '1. ', '! »', '。']) {
    const text = part.repeat(50_000)
    const start = performance.now()
    for (const language of ['en', 'de', 'fr'] as const) splitSentences(text, language)
    expect([part, performance.now() - start < 4000]).toEqual([part, true])
  }
})
