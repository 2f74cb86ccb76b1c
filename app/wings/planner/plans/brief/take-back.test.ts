import { describe, expect, test } from 'vitest'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { isEmptyReading, readBrief } from './read-brief'

const read = (idea: string) => readBrief(idea, KNOWLEDGE_BASE.wishKinds)
const quotes = (items: { quote: string }[]) => items.map(({ quote }) => quote).join(' | ')

describe('a refusal that names nothing takes back what stands before it', () => {
  const en = 'I need a list of all boats, to print. '
  const de = 'Ich brauche eine Liste aller Boote zum Drucken. '
  const es = 'Necesito una lista de los barcos, para imprimir. '
  const fr = "J'ai besoin d'une liste des bateaux à imprimer. "
  test.each([
    [en, 'My nephew says it should record videos. It should not.', 'videos'],
    [en, 'My cousin would like a forum. Who would read it?', 'forum'],
    [en, 'Photos would be grand, but that can wait.', 'Photos'],
    [en, 'Spare parts? Those I keep in boxes.', 'Spare parts'],
    [en, 'Does anyone need statistics?', 'statistics'],
    [en, 'Maybe next year we can add the second harbor.', 'second harbor'],
    [de, 'Mein Neffe meint, man könnte Videos aufnehmen. Lieber nicht.', 'Videos'],
    [de, 'Eine Statistik könnten wir vielleicht nächstes Jahr ergänzen.', 'Statistik'],
    [es, 'Mi sobrina dice que podría grabar vídeos. Ni hablar.', 'vídeos'],
    [es, 'Las estadísticas, quizá el año que viene.', 'estadísticas'],
    [fr, 'Mon neveu voudrait un blog. Qui l’écrirait ?', 'blog'],
    [fr, 'On pourrait ajouter des vidéos. Plus tard, peut-être l’an prochain.', 'l’an prochain'],
  ])('%s%s', (wanted, refused, term) => {
    const { wishes, exclusions } = read(wanted + refused)
    expect(quotes(exclusions)).toContain(term)
    expect(wishes).toHaveLength(refused.startsWith('On pourrait') ? wishes.length : 1)
  })

  test('but what the founder wants stays, and "nothing else" refuses nothing', () => {
    expect(read('I want a list of all boats, to print. Nothing else.').wishes).toHaveLength(1)
  })
})

test('the rows of a table are wishes below what is wanted, and exclusions where they say no', () => {
  const { wishes, exclusions } = read(`I want a plugin for our shop, see the table.

| Thing | Today | What we want | Comment |
|---|---|---|---|
| Engraving | in the notes | a field of its own, at most 14 letters | no hearts |
| Reviews | switched off | no | |
| Shipping | by post | as today | |`)
  expect(quotes(wishes)).toContain('a field of its own')
  expect(wishes.find(({ quote }) => quote.startsWith('a field'))?.text).toContain('Engraving')
  expect(quotes(exclusions)).toContain('Reviews')
  expect(quotes(wishes)).not.toContain('hearts')
})

test('in a talk each turn is said by itself, and the next one may refuse it', () => {
  const { wishes, exclusions } = read(`Anna: I want the players to choose a boat from a list
Ben: and the wind should change every minute
Anna: high score?
Ben: no
Anna: I need it in the browser, offline`)
  expect(quotes(exclusions)).toContain('high score?')
  expect(wishes).toHaveLength(3)
})

test('tenders ask with “ist … zu”, and a bound is a wish', () => {
  const { wishes } = read(
    'Das System soll die Befunde erfassen. Der Standort ist aus dem Bild selbsttätig zu ermitteln. Eine Runde dauert höchstens acht Minuten.',
  )
  expect(wishes).toHaveLength(3)
})

describe('is no idea of a product', () => {
  test.each([
    'Readers must show their card at the desk. Bags are to be left in the lockers. Only pencils may be used. Books must not be taken out of the room.',
    'The tenant shall keep the garden in good order. The landlord must be informed of any damage. The tenant may keep one cat, but no dogs.',
    'Hausordnung. Fahrräder sind im Keller abzustellen. Jede Partei muss alle zwei Wochen die Treppe putzen. Grillen ist nicht erlaubt.',
    'Se busca camarera para el verano. Debe hablar inglés y llevar la caja. Ofrecemos alojamiento. Que envíe su currículum con foto.',
    'Compte rendu du conseil. Il faut changer la chaudière ; le syndic demandera trois devis. La liste des travaux sera affichée.',
  ])('%s', (text) => {
    expect(isEmptyReading(read(text))).toBe(true)
  })
})
