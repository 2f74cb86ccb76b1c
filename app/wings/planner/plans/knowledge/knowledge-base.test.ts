import { expect, test } from 'vitest'
import { COMPLIANCE, PRODUCT_TYPES } from '../brief-schema'
import { qualifiedKey } from '../engine/plan-features'
import { findCycle } from '../engine/task-graph'
import { findVagueWords } from '../engine/vague-words'
import { KNOWLEDGE_BASE } from './knowledge-base'

const { capabilities, archetypes, questions, compliance, enabling, unknownKind } = KNOWLEDGE_BASE
const keys = new Set(capabilities.map(({ key }) => key))
const features = capabilities.flatMap((module) => module.features.map((feature) => ({ module, feature })))
const tasks = features.flatMap(({ module, feature }) =>
  feature.tasks.map((task) => ({ ...task, id: qualifiedKey(task.key, module.key), module: module.key })),
)

test('there are at least forty capabilities and an archetype for every product type', () => {
  expect(keys.size).toBe(capabilities.length)
  expect(capabilities.length).toBeGreaterThanOrEqual(40)
  expect(archetypes.map(({ key }) => key)).toEqual([...PRODUCT_TYPES])
  expect(compliance.map(({ key }) => key)).toEqual([...COMPLIANCE])
})

test('whatever names a capability names one that exists', () => {
  const named = [
    ...capabilities.flatMap(({ requires, conflicts }) => [...requires, ...conflicts].map(({ key }) => key)),
    ...archetypes.flatMap(({ core, usual }) => [...core, ...usual]),
    ...questions.flatMap(({ settledBy, onlyWith, options }) => [
      ...settledBy,
      ...onlyWith,
      ...options.flatMap(({ adds = [], drops = [] }) => [...adds, ...drops]),
    ]),
    ...compliance.flatMap((rule) => rule.capabilities),
    ...enabling.map(({ insteadOf }) => insteadOf),
  ]
  expect(named.filter((key) => !keys.has(key))).toEqual([])
})

test('every task waits for tasks that exist, and all of them together for nothing in a circle', () => {
  const ids = new Set(tasks.map(({ id }) => id))
  const needs = tasks.flatMap(({ id, after, module }) => after.map((key) => ({ id, need: qualifiedKey(key, module) })))
  expect(ids.size).toBe(tasks.length)
  expect(needs.filter(({ need }) => !ids.has(need))).toEqual([])
  const nodes = tasks.map(({ id, after, module }) => ({
    id,
    hours: 1,
    dependsOn: after.map((key) => qualifiedKey(key, module)),
  }))
  expect(findCycle(nodes)).toBeNull()
})

test('estimates rise from optimistic to pessimistic', () => {
  for (const { id, hours } of tasks) expect(hours, id).toEqual(hours.toSorted((a, b) => a - b))
})

test('criteria are written in the EARS manner', () => {
  const odd = features
    .flatMap(({ feature }) => feature.criteria)
    .filter((text) => !/^((WHEN|WHILE|IF|WHERE) .+, (THEN )?)?THE SYSTEM SHALL .+\.$/.test(text))
  expect(odd).toEqual([])
})

test('every feature has criteria, limits with numbers and tasks that say what to build and how to test it', () => {
  for (const { module, feature } of features) {
    const where = `${module.key}/${feature.key}`
    expect(feature.criteria.length, where).toBeGreaterThan(0)
    expect(feature.tasks.length, where).toBeGreaterThan(0)
    expect(
      feature.limits.some((text) => /\d/.test(text)),
      where,
    ).toBe(true)
    for (const task of feature.tasks) expect(Math.min(task.build.length, task.test.length), where).toBeGreaterThan(40)
  }
})

test('no text of a feature uses a word that nobody can test', () => {
  const texts = features.flatMap(({ feature }) => [feature.shall, ...feature.limits, ...feature.criteria])
  expect(texts.filter((text) => findVagueWords(text).length > 0)).toEqual([])
})

test('work that wishes need waits for parts of itself only, and holds no words that nothing fills', () => {
  for (const { key, tasks } of [...enabling, unknownKind]) {
    const own = tasks.map((task) => task.key)
    for (const { after, hours } of tasks) {
      expect(own, key).toEqual(expect.arrayContaining(after))
      expect(hours, key).toEqual(hours.toSorted((a, b) => a - b))
    }
  }
  const placeholders = JSON.stringify(enabling).match(/\{[a-z]+\}/g)
  expect([...new Set(placeholders)].toSorted()).toEqual(['{languages}', '{laws}', '{roles}'])
})

test('every capability can be found by its words, and no two share one', () => {
  const words = capabilities.flatMap((module) => module.words.map((word) => `${word}`))
  expect(capabilities.filter((module) => module.words.length === 0)).toEqual([])
  const shared = words.filter((word, index) => words.indexOf(word) !== index)
  expect(shared.toSorted()).toEqual(['ai agent'])
})

test('the recommended answer of every question is one of its options', () => {
  for (const { key, options, recommended } of questions)
    expect(
      options.map((option) => option.key),
      key,
    ).toContain(recommended)
})
