import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PublicFetchError, type PublicFetchErrorReason } from '~/platform/security/fetch-public.server'
import { followRedirects, type LinkFetcher } from './follow-redirects'

type Answers = Record<string, [status: number, location?: string] | PublicFetchErrorReason>

/** A web in which these addresses answer, by method where it matters: `GET https://a.test/`. */
function aWeb(answers: Answers) {
  const asked: string[] = []
  const ask: LinkFetcher = async (url, method) => {
    asked.push(`${method} ${url?.href}`)
    const answer = answers[`${method} ${url?.href}`] ?? answers[url?.href ?? ''] ?? 'unknown site'
    if (typeof answer === 'string') throw new PublicFetchError(answer)
    return { status: answer[0], location: answer[1] ?? null }
  }
  return { ask, asked }
}

const follow = (address: string, answers: Answers) => followRedirects(address, aWeb(answers).ask)
const A = 'https://a.test/'

test('a page that answers HEAD is not asked again', async () => {
  const { ask, asked } = aWeb({ [A]: [200] })
  expect(await followRedirects(A, ask)).toEqual({ status: 200, reason: null, finalUrl: A, permanentUrl: null })
  expect(asked).toEqual([`HEAD ${A}`])
})

test.each([[[405]], [[404]], [[403]], ['silent']] as const)(
  'where HEAD is answered by %j, GET is believed',
  async (head) => {
    const { ask, asked } = aWeb({ [`HEAD ${A}`]: head as Answers[string], [`GET ${A}`]: [200] })
    expect(await followRedirects(A, ask)).toMatchObject({ status: 200 })
    expect(asked).toEqual([`HEAD ${A}`, `GET ${A}`])
  },
)

test('who has heard enough, or takes too long, is not asked once more', async () => {
  for (const answer of [[429], 'late', 'unknown site'] as Answers[string][]) {
    const { ask, asked } = aWeb({ [A]: answer })
    await followRedirects(A, ask)
    expect(asked).toEqual([`HEAD ${A}`])
  }
  expect(await follow(A, { [A]: 'late' })).toMatchObject({ status: null, reason: 'late' })
})

test('what has moved for good is told as far as each step is for good', async () => {
  const moved = await follow(A, {
    [A]: [301, '/b'],
    'https://a.test/b': [308, 'https://b.test/'],
    'https://b.test/': [200],
  })
  expect(moved).toEqual({ status: 200, reason: null, finalUrl: 'https://b.test/', permanentUrl: 'https://b.test/' })
  const half = await follow(A, {
    [A]: [301, '/b'],
    'https://a.test/b': [302, '/c'],
    'https://a.test/c': [301, '/d'],
    'https://a.test/d': [200],
  })
  expect(half).toMatchObject({ finalUrl: 'https://a.test/d', permanentUrl: 'https://a.test/b' })
  expect(await follow(A, { [A]: [302, '/b'], 'https://a.test/b': [200] })).toMatchObject({
    status: 200,
    permanentUrl: null,
  })
})

test('a redirect to nowhere, in a circle or out of the web is an answer too', async () => {
  expect(await follow(A, { [A]: [302] })).toMatchObject({ status: 302 })
  expect(await follow(A, { [A]: [301, A] })).toMatchObject({ status: null, reason: 'redirected too often' })
  expect(await follow(A, { [A]: [302, 'https://['], '': 'no web address' })).toMatchObject({ status: null })
})

test('whatever redirects there are, an address is asked for six times by HEAD at most', async () => {
  const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `https://w.test/${name}`)
  const reply = fc.oneof(
    fc.tuple(fc.constantFrom(200, 404, 301, 302, 308, 307), fc.constantFrom(...paths)),
    fc.constant('silent' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(reply, { minLength: paths.length, maxLength: paths.length }), async (replies) => {
      const { ask, asked } = aWeb(Object.fromEntries(paths.map((path, at) => [path, replies[at] as Answers[string]])))
      const { status, reason } = await followRedirects(paths[0] ?? '', ask)
      expect(asked.filter((one) => one.startsWith('HEAD')).length).toBeLessThanOrEqual(6)
      expect((status === null) === (reason !== null)).toBe(true)
    }),
  )
})
