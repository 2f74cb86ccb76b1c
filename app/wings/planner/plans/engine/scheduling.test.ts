import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBrief, SAMPLE_BRIEFS } from '../fixtures'
import { buildSchedule } from './build-schedule'
import { createIdAllocator } from './id-allocator'
import { makePlan } from './make-plan'
import { packSprints } from './pack-sprints'
import { computeCriticalPath, computeTailHours, computeWaves, findCycle, type GraphNode } from './task-graph'

const diamond: GraphNode[] = [
  { id: 'a', hours: 2, dependsOn: [] },
  { id: 'b', hours: 5, dependsOn: ['a'] },
  { id: 'c', hours: 1, dependsOn: ['a'] },
  { id: 'd', hours: 3, dependsOn: ['b', 'c'] },
]

/** Each node waits for nodes before it only, so there is no cycle; the order is then mixed. */
const acyclic = fc
  .array(fc.record({ hours: fc.integer({ min: 1, max: 40 }), needs: fc.array(fc.nat(30), { maxLength: 3 }) }), {
    maxLength: 30,
  })
  .map((rows) =>
    rows.map(({ hours, needs }, index) => ({
      id: `n${index}`,
      hours,
      dependsOn: index === 0 ? [] : [...new Set(needs.map((need) => `n${need % index}`))],
    })),
  )
  .chain((nodes) => fc.shuffledSubarray(nodes, { minLength: nodes.length }))

test('a diamond has three waves, and its longer side is critical', () => {
  expect(computeWaves(diamond)).toEqual({ waves: [['a'], ['b', 'c'], ['d']], unplaced: [] })
  const { hours, path, slack } = computeCriticalPath(diamond)
  expect({ hours, path }).toEqual({ hours: 10, path: ['a', 'b', 'd'] })
  expect(slack.get('c')).toBe(4)
})

test('a cycle is found with its way around, also behind other nodes', () => {
  const cycle = findCycle([
    { id: 'x', hours: 1, dependsOn: ['z'] },
    { id: 'y', hours: 1, dependsOn: ['x'] },
    { id: 'z', hours: 1, dependsOn: ['y'] },
    { id: 'after', hours: 1, dependsOn: ['z'] },
  ])
  expect(cycle).toHaveLength(4)
  expect(cycle?.[0]).toBe(cycle?.[3])
  expect(findCycle([{ id: 'me', hours: 1, dependsOn: ['me'] }])).toEqual(['me', 'me'])
  expect(findCycle(diamond)).toBeNull()
})

test('waves hold every node once, each after all that it waits for', () => {
  fc.assert(
    fc.property(acyclic, (nodes) => {
      const { waves, unplaced } = computeWaves(nodes)
      const wave = new Map(waves.flatMap((ids, index) => ids.map((id) => [id, index])))
      expect(unplaced).toEqual([])
      expect(wave.size).toBe(nodes.length)
      for (const { id, dependsOn } of nodes)
        for (const need of dependsOn) expect(wave.get(need)).toBeLessThan(wave.get(id) ?? -1)
    }),
  )
})

test('the critical path is a chain of dependencies as long as the longest one, and its nodes have no slack', () => {
  fc.assert(
    fc.property(acyclic, (nodes) => {
      const byId = new Map(nodes.map((node) => [node.id, node]))
      const { hours, path, slack } = computeCriticalPath(nodes)
      expect(path.reduce((sum, id) => sum + (byId.get(id)?.hours ?? 0), 0)).toBe(hours)
      expect(hours).toBe(Math.max(0, ...computeTailHours(nodes).values()))
      for (const [index, id] of path.entries()) {
        expect(slack.get(id)).toBe(0)
        if (index > 0) expect(byId.get(id)?.dependsOn).toContain(path[index - 1])
      }
      for (const spare of slack.values()) expect(spare).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('one more dependency backward makes a cycle that is found', () => {
  fc.assert(
    fc.property(acyclic, (nodes) => {
      const last = computeWaves(nodes).waves.at(-1)?.[0]
      const reached = nodes.find(({ id }) => id === last)?.dependsOn[0]
      fc.pre(last !== undefined && reached !== undefined)
      const closed = nodes.map((node) =>
        node.id === reached ? { ...node, dependsOn: [...node.dependsOn, `${last}`] } : node,
      )
      expect(findCycle(closed)).not.toBeNull()
    }),
  )
})

const HOURS_OF_ONE = 25
const capacity = [
  { skills: [], hours: HOURS_OF_ONE },
  { skills: [], hours: HOURS_OF_ONE },
]
const pack = (nodes: GraphNode[]) =>
  packSprints(
    nodes.map((node, index) => ({ ...node, rank: index % 3 })),
    capacity,
  )

test('sprints hold every task once, none before what it waits for, and no more than the team can do', () => {
  fc.assert(
    fc.property(acyclic, (nodes) => {
      const sprints = pack(nodes)
      const order = sprints.flatMap(({ taskIds }) => taskIds)
      expect(order.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted())
      for (const { id, dependsOn } of nodes)
        for (const need of dependsOn) expect(order.indexOf(need)).toBeLessThan(order.indexOf(id))
      for (const { hours, taskIds } of sprints)
        if (taskIds.length > 1) expect(hours).toBeLessThanOrEqual(2 * HOURS_OF_ONE)
    }),
  )
})

test('a chain inside a sprint is no longer than the hours of one person', () => {
  fc.assert(
    fc.property(acyclic, (nodes) => {
      const byId = new Map(nodes.map((node) => [node.id, node]))
      for (const { taskIds } of pack(nodes)) {
        const inside = taskIds.flatMap((id) => byId.get(id) ?? [])
        const chain = computeCriticalPath(inside)
        if (chain.path.length > 1) expect(chain.hours).toBeLessThanOrEqual(HOURS_OF_ONE)
      }
    }),
  )
})

test('a task larger than a sprint has one of its own that lasts as long as it needs', () => {
  const sprints = pack([
    { id: 'large', hours: 120, dependsOn: [] },
    { id: 'next', hours: 10, dependsOn: ['large'] },
  ])
  expect(sprints).toEqual([
    { taskIds: ['large'], hours: 120, isOverCapacity: true, sprintCount: 5 },
    { taskIds: ['next'], hours: 10, isOverCapacity: false, sprintCount: 1 },
  ])
})

test('of tasks that are ready the more important ones come first', () => {
  const node = (id: string, rank: number) => ({ id, hours: 20, dependsOn: [], rank })
  const sprints = packSprints([node('could', 2), node('must', 0), node('should', 1)], capacity)
  expect(sprints.map(({ taskIds }) => taskIds)).toEqual([['must', 'should'], ['could']])
})

test('work of a skill goes to people who have it, and an editor is no developer', () => {
  const node = (id: string, skill: 'backend' | 'content') => ({ id, hours: 20, dependsOn: [], rank: 0, skill })
  const team = [
    { skills: ['backend' as const], hours: HOURS_OF_ONE },
    { skills: ['content' as const], hours: HOURS_OF_ONE },
  ]
  const sprints = packSprints([node('api', 'backend'), node('jobs', 'backend'), node('texts', 'content')], team)
  expect(sprints.map(({ taskIds }) => taskIds)).toEqual([['api', 'texts'], ['jobs']])
})

test('tasks that wait for each other are refused rather than planned', () => {
  expect(() =>
    pack([
      { id: 'a', hours: 1, dependsOn: ['b'] },
      { id: 'b', hours: 1, dependsOn: ['a'] },
    ]),
  ).toThrow('circle')
})

test('a sprint of the person with a number beyond all others comes last, at once', () => {
  const brief = aBrief()
  const plan = makePlan(brief, { today: '2026-03-02' })
  const [first] = plan.sprints
  if (!first) throw new Error('The plan has sprints.')
  const own = { ...first, number: Number.MAX_SAFE_INTEGER, origin: { by: 'user' as const, from: 'Mara' } }
  const place = { allocateId: createIdAllocator(plan), today: '2026-03-02', userSprints: [own] }
  expect(buildSchedule(plan.tasks, brief, place).sprints.at(-1)).toEqual(own)
})

test('work that ends after the year 9999 has no date of its end', () => {
  const brief = aBrief({ team: [{ role: 'Developer', skills: ['backend'], hoursPerWeek: 1 }] })
  const plan = makePlan(SAMPLE_BRIEFS.marketplace, { today: '2026-03-02' })
  const tasks = plan.tasks.map((task) => {
    const estimate = { optimistic: 10_000, mostLikely: 10_000, pessimistic: 10_000 }
    return { ...task, estimate }
  })
  const { sprints } = buildSchedule(tasks, brief, { allocateId: createIdAllocator(plan), today: '2026-03-02' })
  expect(sprints.at(-1)?.endsOn).toBeNull()
})
