import { setImmediate as breathe } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createHostQueue } from './host-queue'

/** Work that says when it begins, and ends when it is told to. */
function someWork(log: string[], name: string) {
  const ends = Promise.withResolvers<string>()
  const work = () => {
    log.push(name)
    return ends.promise
  }
  return { work, end: () => ends.resolve(name), fail: () => ends.reject(new Error(name)) }
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await breathe()
}

test('a host is asked one question at a time, in the order of asking, and others need not wait for it', async () => {
  const log: string[] = []
  const inTurn = createHostQueue(0)
  const [first, second, other] = [someWork(log, 'a1'), someWork(log, 'a2'), someWork(log, 'b1')]
  const answers = [inTurn('a', first.work), inTurn('a', second.work), inTurn('b', other.work)]
  await settled()
  expect(log).toEqual(['a1', 'b1'])
  first.end()
  await answers[0]
  await expect.poll(() => log).toEqual(['a1', 'b1', 'a2'])
  second.end()
  other.end()
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'b1'])
})

test('a question that fails lets the next one through', async () => {
  const log: string[] = []
  const inTurn = createHostQueue(0)
  const [first, second] = [someWork(log, 'a1'), someWork(log, 'a2')]
  const answers = [inTurn('a', first.work), inTurn('a', second.work)]
  first.fail()
  await expect(answers[0]).rejects.toThrow('a1')
  second.end()
  expect(await answers[1]).toBe('a2')
})
