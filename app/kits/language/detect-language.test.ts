import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language'

test('a text tells its language', () => {
  const texts: Record<string, string[]> = {
    en: [
      'A booking app for dog sitters, with payments and a calendar that they can share.',
      'The harbor has been rebuilt, and most of its quays are open to visitors again.',
    ],
    de: [
      'Eine App für Hundesitter mit Buchung, Bezahlung und einem Kalender, den sie teilen können.',
      'Der Hafen wurde umgebaut, und die meisten Kais sind wieder für Besucher offen.',
    ],
    es: [
      'Una aplicación de reservas para cuidadores de perros, con pagos y un calendario que pueden compartir.',
      'El puerto ha sido renovado y la mayoría de los muelles está abierta otra vez.',
    ],
    fr: [
      'Une application de réservation pour les gardiens de chiens, avec paiement et un calendrier partagé.',
      'Le port a été rénové et la plupart des quais sont de nouveau ouverts aux visiteurs.',
    ],
    pt: [
      'Um aplicativo de reservas para cuidadores de cães, com pagamentos e um calendário que eles podem compartilhar.',
      'O porto foi renovado e a maioria dos cais está aberta de novo aos visitantes.',
    ],
    it: [
      'Un’app di prenotazione per i dog sitter, con pagamenti e un calendario che possono condividere.',
      'Il porto è stato rinnovato e la maggior parte delle banchine è di nuovo aperta ai visitatori.',
    ],
    nl: [
      'Een app om hondenoppas te boeken, met betaling en een agenda die ze kunnen delen.',
      'De haven is verbouwd en de meeste kades zijn weer open voor bezoekers.',
    ],
  }
  for (const [language, examples] of Object.entries(texts)) {
    for (const text of examples) expect([text, detectLanguage(text)]).toEqual([text, language])
  }
})

test('what is unsure has no language, or the one that is expected', () => {
  const unsure = [
    '',
    'OK',
    'React TypeScript PostgreSQL Node',
    '東京の天気は晴れです。',
    'Привет, как у тебя дела сегодня?',
    'Havnen er blevet bygget om, og de fleste kajer er igen åbne for besøgende.',
    'Hamnen har byggts om och de flesta kajerna är öppna igen för besökare.',
    'El port ha estat renovat i la majoria dels molls són oberts de nou als visitants.',
    'O porto foi renovado e a maioría dos peiraos está aberta de novo ás persoas que non eran da vila.',
    'Portul a fost renovat și cele mai multe cheiuri sunt din nou deschise pentru vizitatori.',
    'Port został odnowiony i większość nabrzeży jest znowu otwarta dla odwiedzających.',
    'Die hawe is herbou en die meeste van die kaaie is weer oop vir besoekers, sê hulle.',
  ]
  for (const text of unsure) expect([text, detectLanguage(text)]).toEqual([text, null])
  expect(detectLanguage('OK', 'de')).toBe('de')
})

test('only the start of a long text is read', () => {
  const start = performance.now()
  expect(detectLanguage('Das ist ein Text, der nicht aufhört. '.repeat(100_000))).toBe('de')
  expect(performance.now() - start).toBeLessThan(500)
})
