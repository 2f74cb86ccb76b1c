import { expect, test } from 'vitest'
import { serializeByKey } from './serialize-by-key'

/** Work that ends when it is told to, and says when it began. */
function held(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('what concerns one thing is begun when the one before has ended, also when that failed', async () => {
  const begun: string[] = []
  const [undo, again, third, other] = ['undo', 'again', 'third', 'other'].map((name) => held(begun, name))
  if (!undo || !again || !third || !other) return expect.unreachable()
  const failed = expect(serializeByKey('/links', undo.work)).rejects.toThrow('undo')
  const done = [serializeByKey('/links', again.work), serializeByKey('/links', third.work)]
  void serializeByKey('/posts', other.work)
  expect(begun).toEqual(['undo', 'other'])
  undo.fail()
  await failed
  await expect.poll(() => begun).toEqual(['undo', 'other', 'again'])
  again.end()
  third.end()
  expect(await Promise.all(done)).toEqual(['again', 'third'])
  other.end()
})

test('nothing waits for what has ended', async () => {
  const begun: string[] = []
  const [one, two] = [held(begun, 'one'), held(begun, 'two')]
  one.end()
  await serializeByKey('/links', one.work)
  void serializeByKey('/links', two.work)
  await Promise.resolve()
  expect(begun).toEqual(['one', 'two'])
  two.end()
})
