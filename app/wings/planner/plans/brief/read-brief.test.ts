import { describe, expect, test } from 'vitest'
import { longIdeas } from '~test/reading-examples'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { MAX_IDEA_LENGTH } from './brief-reading-schema'
import { readBrief } from './read-brief'
import { scoreWishKinds } from './score-wish-kinds'

const { wishKinds } = KNOWLEDGE_BASE
const read = (idea: string) => readBrief(idea, wishKinds)
const wishTexts = (idea: string) => read(idea).wishes.map(({ text }) => text)

describe('a wish', () => {
  test('keeps the founder’s words and spelling, and says who instead of “I”', () => {
    const { wishes } = read(
      "I'm the secretary of a choir. I also want to print a standing plan, row by row. we need a scafold list",
    )
    expect(wishes.map(({ text, role }) => ({ text, role }))).toEqual([
      { text: 'The secretary also wants to print a standing plan, row by row.', role: 'secretary' },
      { text: 'The team needs a scafold list.', role: 'secretary' },
    ])
  })

  test('has its role, deed, condition and benefit', () => {
    const [wish] = read('When a board breaks, the yard man should mark it scrapped so that the stock is right.').wishes
    expect(wish).toMatchObject({
      role: 'yard man',
      action: 'mark it scrapped',
      condition: 'When a board breaks',
      benefit: 'the stock is right',
    })
  })

  test('is one for each independent part of a sentence', () => {
    const idea =
      'what i want is: the driver counts the crates on his phone, the customer signs with a finger on site, and the office gets a list of what is missing'
    expect(wishTexts(idea)).toHaveLength(3)
  })

  test('keeps its condition in all languages', () => {
    expect(
      read('Wir brauchen eine Liste. Wenn das Chlor zu niedrig ist, muss der Techniker eine SMS bekommen.').wishes[1],
    ).toMatchObject({
      condition: 'Wenn das Chlor zu niedrig ist',
      role: 'Techniker',
    })
    expect(
      read('Quiero una lista de pedidos. Si un bar no ha pedido, el repartidor debe recibir un aviso.').wishes[1],
    ).toMatchObject({
      condition: 'Si un bar no ha pedido',
      role: 'repartidor',
    })
    expect(
      read("Il nous faut un planning. Quand un enfant manque, l'école doit recevoir un message.").wishes[1],
    ).toMatchObject({
      condition: 'Quand un enfant manque',
    })
  })

  test('may be a rule that the product keeps, which is no exclusion', () => {
    const { wishes, exclusions } = read(
      'We need a register of burials. Entries younger than 50 years must not be shown to anybody outside. Nobody may edit an entry afterwards.',
    )
    expect(wishes).toHaveLength(3)
    expect(exclusions).toEqual([])
  })
})

describe('what is not wanted', () => {
  test.each([
    ["The office wants a list of jobs. don't want gps tracking of the lads", ['gps', 'track']],
    ['The office wants a list of jobs. No tracking.', ['track']],
    ['Wir brauchen einen Dienstplan. Und bloß keine Cloud.', ['cloud']],
    ['Quiero asignar los encargos. Tampoco facturación.', ['factur']],
    ['Members need a calendar of free boats. Owners must not book online.', ['online', 'book']],
    ['We need a stock list. Appointments are out of scope.', ['appointment']],
  ])('“%s” forbids %j', (idea, terms) => {
    const [exclusion] = read(idea).exclusions
    const found = exclusion?.terms.join(' ').toLowerCase() ?? ''
    for (const term of terms) expect(found).toContain(term)
  })

  test('forbids no word that a wish needs', () => {
    const { exclusions } = read('Pupils should see the trial days of their school. No school grades in it at all.')
    expect(exclusions[0]?.terms).not.toContain('school')
    expect(exclusions[0]?.terms).toContain('grad')
  })

  test('ends where its reason begins', () => {
    const { wishes, exclusions } = read(
      'We want a list of plots. No selling of plots, the waiting list is the committee’s business.',
    )
    expect(exclusions).toHaveLength(1)
    expect(wishes).toHaveLength(1)
  })
})

describe('limits', () => {
  const limitsOf = (idea: string) => read(idea).limits

  test.each([
    ['need a count of boards by spring, cant spend more then 9 grand, the lads are in Leeds', 9000, 'GBP'],
    ['We want a list of members. Budget all in: £18,000.', 18000, 'GBP'],
    ['Wir brauchen einen Plan. Der Förderverein gibt 3.500 Euro.', 3500, 'EUR'],
    ['Quiero una lista. Presupuesto 7.000 euros.', 7000, 'EUR'],
    ['Je voudrais un planning. Budget 14 000 € subvention comprise.', 14000, 'EUR'],
    ['Wir möchten eine Übersicht. Wir haben 20.000 Franken.', 20000, 'CHF'],
  ])('the budget of “%s” is %d %s', (idea, amount, currency) => {
    expect(limitsOf(idea).budget).toMatchObject({ amount, currency })
  })

  test('amounts that are no budget are none', () => {
    expect(
      limitsOf('A visitor wants a list. The claim cost us £11,400 last year, and each hour costs £10.').budget,
    ).toBeNull()
  })

  test('people, hours and weeks', () => {
    const limits = limitsOf(
      'We want a list. Two developers, 20 hours a week each, 14 weeks, then the autumn round starts.',
    )
    expect(limits.team).toMatchObject([{ people: 2, hoursPerWeek: 20 }])
    expect(limits.weeks?.value).toBe(14)
    expect(limitsOf('Zwei Studenten, je 10 Stunden pro Woche, sechs Wochen.').team).toMatchObject([
      { people: 2, hoursPerWeek: 10 },
    ])
    expect(limitsOf('Un programador a media jornada (20 horas por semana), doce semanas.').weeks?.value).toBe(12)
    expect(limitsOf('A text goes out if the last donation is at least 12 weeks ago.').weeks).toBeNull()
  })

  test('laws, languages, platforms and the place of the data', () => {
    const limits = limitsOf(
      'The vet must scan bottles on an iPhone. Misuse of Drugs Regulations 2001 and ISO 17100 apply. Interface in English and Welsh. Data to stay in the UK.',
    )
    expect(limits.laws.map(({ text }) => text)).toEqual(['Misuse of Drugs Regulations 2001', 'ISO 17100'])
    expect(limits.languages.map(({ text }) => text)).toEqual(['English', 'Welsh'])
    expect(limits.platforms.map(({ text }) => text)).toEqual(['iPhone'])
    expect(limits.residency?.text).toContain('in the UK')
  })
})

test('a contradiction is put as one question in the language of the idea', () => {
  const { contradictions } = read(
    'Eine Liste, in der jeder sieht, wann er dran ist. Kein Login, aber jeder darf nur seine eigenen Daten sehen.',
  )
  expect(contradictions).toHaveLength(1)
  expect(contradictions[0]?.question).toMatch(/^Die Idee sagt „.+ Wie wird eine Person erkannt\?$/)
})

test('a question of the founder stays open', () => {
  const { unknowns } = read("We need a list of keys. We don't know who decides that it is a drought week.")
  expect(unknowns).toHaveLength(1)
})

test.each([
  ['an embedded developer joins for three months', 'attach'],
  ['the tree register is kept by Roy', 'register'],
  ['the scheduling of the old system was done by hand', 'schedule'],
  ['we sell boats in Hull', 'pay'],
  ['the administration of the drug takes a minute', 'register'],
  ['a tracking shot is filmed from the car', 'locate'],
  ['alert children ask more questions', 'notify'],
])('“%s” is not of the kind %s by one word alone', (clause, kind) => {
  expect(scoreWishKinds(clause, wishKinds, 'en')).not.toContain(kind)
})

test('5,000 characters are read within 300 ms and 200,000 within two seconds of the processor', () => {
  const idea = longIdeas().find(({ name }) => name.startsWith('09'))?.idea ?? ''
  const long = idea.repeat(Math.ceil(MAX_IDEA_LENGTH / idea.length)).slice(0, MAX_IDEA_LENGTH)
  expect(processorTime(() => read(idea.slice(0, 5000)))).toBeLessThan(300)
  expect(processorTime(() => read(long))).toBeLessThan(2000)
})

test.each([
  ['one word without an end', 'a'.repeat(MAX_IDEA_LENGTH)],
  ['commas', 'a, '.repeat(MAX_IDEA_LENGTH / 3)],
  ['open brackets', '('.repeat(MAX_IDEA_LENGTH)],
  ['one sentence', 'the man should see the list and '.repeat(MAX_IDEA_LENGTH / 32)],
  ['numbers', '1.000 '.repeat(MAX_IDEA_LENGTH / 6)],
  ['blank lines', '\n'.repeat(MAX_IDEA_LENGTH)],
])('%s of 200,000 characters do not hold the process up', (_, text) => {
  expect(processorTime(() => read(text))).toBeLessThan(4000)
})

function processorTime(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}
