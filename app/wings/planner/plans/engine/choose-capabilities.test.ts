import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBrief, aReading } from '../fixtures'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { chooseCapabilities, resolveRequiredCapabilities } from './choose-capabilities'

const keys = KNOWLEDGE_BASE.capabilities.map(({ key }) => key)
const choose = (own: Parameters<typeof aBrief>[0]) => chooseCapabilities(aBrief(own), KNOWLEDGE_BASE)
const excluding = (text: string) => {
  const place = { quote: text, start: 0, end: text.length }
  return aReading(['owner: see tasks'], { exclusions: [{ id: 'X-1', text, terms: [], by: 'rule', ...place }] })
}
const wish = (key: string) => ({ key, why: 'You chose it.', from: 'test' })

test('the closure holds what was wished and all that it requires, each once and with a reason, and nothing else', () => {
  fc.assert(
    fc.property(fc.subarray(keys), (wishes) => {
      const chosen = resolveRequiredCapabilities(wishes.map(wish), KNOWLEDGE_BASE.capabilities)
      const present = new Set(chosen.map(({ module }) => module.key))
      expect(present.size).toBe(chosen.length)
      for (const key of wishes) expect(present).toContain(key)
      for (const { module, why, from } of chosen) {
        for (const need of module.requires) expect(present).toContain(need.key)
        expect(why.length).toBeGreaterThan(10)
        if (!wishes.includes(module.key)) expect(present).toContain(from.replace('capability:', ''))
      }
    }),
  )
})

test('closing what is closed changes nothing', () => {
  fc.assert(
    fc.property(fc.subarray(keys), (wishes) => {
      const once = resolveRequiredCapabilities(wishes.map(wish), KNOWLEDGE_BASE.capabilities).map(
        ({ module }) => module.key,
      )
      expect(
        resolveRequiredCapabilities(once.map(wish), KNOWLEDGE_BASE.capabilities).map(({ module }) => module.key),
      ).toEqual(once)
    }),
  )
})

test('what is added says who needs it and for what', () => {
  const { chosen } = choose({ capabilities: ['payouts'] })
  expect(chosen.find(({ module }) => module.key === 'payouts')?.why).toBe('You chose it.')
  expect(chosen.find(({ module }) => module.key === 'email')?.why).toMatch(/ needs it: /)
})

test('two capabilities that do not go together are reported with advice', () => {
  expect(choose({ capabilities: ['offline', 'realtime'] }).conflicts).toEqual([
    expect.objectContaining({ between: ['offline', 'realtime'], advice: expect.stringContaining('age') }),
  ])
})

test('a kind of product alone brings nothing', () => {
  expect(choose({ productType: 'saas' }).chosen).toEqual([])
})

test('what the idea excludes and something that was chosen requires is kept and reported', () => {
  const { chosen, conflicts } = choose({ capabilities: ['subscriptions'], reading: excluding('no payments') })
  expect(chosen.map(({ module }) => module.key)).toContain('payments')
  expect(conflicts).toEqual([expect.objectContaining({ between: ['payments', 'subscriptions'] })])
})

test('what was chosen against the idea is planned and reported', () => {
  const { chosen, conflicts } = choose({ capabilities: ['maps'], reading: excluding('no map') })
  expect(chosen.map(({ module }) => module.key)).toContain('maps')
  expect(conflicts).toEqual([expect.objectContaining({ between: ['maps', 'brief'] })])
})

test('an answer brings capabilities in or takes them out', () => {
  const added = choose({ answers: [{ question: 'languages', option: 'more' }] })
  expect(added.chosen.find(({ module }) => module.key === 'localization')?.why).toBe('Your answer: Two or more.')
})

test('an answer takes out what another one brings', () => {
  const keysFor = (option: string) =>
    choose({ productType: 'marketplace', answers: [{ question: 'payouts', option }] }).chosen.map(
      ({ module }) => module.key,
    )
  expect(keysFor('direct')).toEqual([])
  expect(keysFor('provider')).toEqual(expect.arrayContaining(['payments', 'payouts']))
})

test('a chosen capability that the knowledge base does not have is reported', () => {
  expect(choose({ capabilities: ['teleport'] }).conflicts).toEqual([
    expect.objectContaining({ between: ['teleport', 'brief'], because: expect.stringContaining('nothing is planned') }),
  ])
})
