import { describe, expect, test } from 'vitest'
import type { BriefReading } from '../brief/brief-reading-schema'
import { readBrief } from '../brief/read-brief'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import {
  addExclusion,
  addName,
  addUnknown,
  addWish,
  markAsBackground,
  removeName,
  replaceItems,
  replaceLimits,
  replaceNote,
  replaceNotes,
  rewordWish,
} from './correct-reading'
import { draftReading } from './draft-to-brief'

const IDEA =
  'I run a boat hire. The guest should sign for the boat with a finger. I want the office to see which boats are out. We don’t want any tracking of guests. It must be in Polish. We have to follow the GDPR.'

const read = (idea: string) => readBrief(idea, KNOWLEDGE_BASE.wishKinds)
const again = (reading: BriefReading, idea = IDEA) => draftReading({ reading, idea })
const texts = (items: { text: string }[]) => items.map(({ text }) => text)

describe('a corrected reading', () => {
  test('that says the same as the idea stays as it is', () => {
    const reading = read(IDEA)
    expect(reading.wishes.length).toBeGreaterThanOrEqual(2)
    expect(again(reading)).toEqual(reading)
  })

  test('keeps order, release and removal when the idea is read again', () => {
    const reading = read(IDEA)
    const [first, second] = reading.wishes
    if (!first || !second) throw new Error('two wishes are needed')
    const turned = replaceItems(reading, 'wishes', [{ ...second, release: 'later' as const }])
    const { wishes } = again(turned)
    expect(wishes.map(({ id, release }) => [id, release])).toEqual([[second.id, 'later']])
    expect(turned.rest).toContainEqual({ kind: 'background', quote: first.quote, start: first.start, end: first.end })
    expect(again(replaceItems(turned, 'wishes', [first, second])).wishes).toEqual([first, second])
  })

  test('follows text that was put before it and takes up what was added', () => {
    const reading = read(IDEA)
    const [first] = reading.wishes
    if (!first) throw new Error('a wish is needed')
    const reworded = replaceItems(reading, 'wishes', [
      rewordWish(first, 'The guest signs for each boat'),
      ...reading.wishes.slice(1),
    ])
    const idea = `Hello. ${IDEA} The mechanic notes each repair of a boat.`
    const { wishes } = again(reworded, idea)
    expect(wishes).toHaveLength(reading.wishes.length + 1)
    expect(wishes[0]).toMatchObject({ id: first.id, text: 'The guest signs for each boat', by: 'user' })
    expect(idea.slice(wishes[0]?.start, wishes[0]?.end)).toBe(first.quote)
    expect(wishes.at(-1)?.text).toContain('mechanic')
    expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length)
  })

  test('loses what came from words that are gone, but nothing that the person wrote', () => {
    const reading = read(IDEA)
    const [first] = reading.wishes
    if (!first) throw new Error('a wish is needed')
    const own = addWish(
      replaceItems(reading, 'wishes', [rewordWish(first, 'The guest signs twice'), ...reading.wishes.slice(1)]),
      'The office prints a list of boats',
    )
    const { wishes } = again(own, 'I run a boat hire. The cook should plan the menu for each week.')
    expect(texts(wishes).slice(0, 2)).toEqual(['The guest signs twice', 'The office prints a list of boats'])
    expect(wishes.slice(0, 2).map(({ quote }) => quote)).toEqual(['', ''])
    expect(texts(wishes).join()).not.toContain('sees which boats')
    expect(texts(wishes).at(-1)).toContain('cook')
  })

  test('reads the parts and the kinds of wishes, and the words of exclusions, that a person wrote', () => {
    const own = addExclusion(addWish(read(IDEA), 'The office exports all rentals as a CSV file'), 'No weather forecast')
    const { wishes, exclusions, roles } = again(own)
    expect(wishes.at(-1)).toMatchObject({ role: 'office', by: 'user' })
    expect(wishes.at(-1)?.action).toContain('exports all rentals')
    expect(wishes.at(-1)?.kinds).toContain('export')
    expect(exclusions.at(-1)?.terms.join()).toContain('weather')
    expect(texts(roles)).toContain('office')
  })

  test('keeps limits that were removed, changed or added', () => {
    const reading = read(IDEA)
    expect(texts(reading.limits.laws)).toEqual(['GDPR'])
    const removed = replaceLimits(reading, {
      laws: replaceNotes(reading.limits.laws, ''),
      languages: replaceNotes(reading.limits.languages, `${texts(reading.limits.languages).join('\n')}\n\nLatin `),
      deadline: replaceNote(reading.limits.deadline, 'May'),
    })
    const { limits } = again(removed)
    expect(limits.laws).toEqual([])
    expect(texts(limits.languages)).toEqual([...texts(reading.limits.languages), 'Latin'])
    expect(limits.deadline).toMatchObject({ text: 'May', quote: '' })
  })
})

test('a sentence that was not understood becomes a wish or background, and keeps its words', () => {
  const reading = read('The weather was nice yesterday in the garden. It rained today.')
  const [sentence] = reading.rest
  expect(sentence?.kind).toBe('unclear')
  if (!sentence) return
  const idea = 'The weather was nice yesterday in the garden. It rained today.'
  const { wishes, rest } = again(addWish(reading, sentence.quote, sentence), idea)
  expect(wishes.map(({ quote }) => quote)).toEqual([sentence.quote])
  expect(rest).not.toContainEqual(sentence)
  expect(again(markAsBackground(reading, sentence), idea).rest).toContainEqual({ ...sentence, kind: 'background' })
})

test('open questions of a person stay', () => {
  expect(texts(again(addUnknown(read(IDEA), ' Who pays? ')).unknowns)).toContain('Who pays?')
})

test('roles and things of a person stay, whoever read the idea', () => {
  for (const by of ['rule', 'ai'] as const) {
    const named = addName(addName({ ...read(IDEA), by }, 'roles', 'night porter'), 'entities', 'life jacket')
    const { roles, entities } = again(named)
    expect([texts(roles).at(-1), texts(entities).at(-1)]).toEqual(['night porter', 'life jacket'])
    expect(texts(roles)).toContain('office')
    expect(texts(again(removeName(named, 'roles', 'night porter')).roles)).not.toContain('night porter')
  }
})
