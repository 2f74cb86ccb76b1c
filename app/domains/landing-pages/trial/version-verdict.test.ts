import { expect, test } from 'vitest'
import { noResult, rateWords, verdictWords } from './version-verdict'

const result = (clicked: number, visits: number) => ({ ...noResult, clicked, visits })

test('a rate is told with the range in which the true one lies', () => {
  expect(rateWords({ done: 10, of: 100 })).toEqual({ rate: '10.0%', range: '5.5–17.4%' })
  expect(rateWords({ done: 0, of: 0 })).toBeUndefined()
})

test('a version is judged against the first by the visits that clicked', () => {
  expect(verdictWords(noResult, noResult, 1)).toBe('Not enough visits yet.')
  expect(verdictWords(result(50, 1000), result(90, 1000), 1)).toContain('Clicked more often')
  expect(verdictWords(result(90, 1000), result(50, 1000), 1)).toContain('Clicked less often')
  expect(verdictWords(result(50, 1000), result(55, 1000), 1)).toContain('chance')
})
