import { expect, test } from '~test/test'
import { describe, mutated, mutationsOf } from './mutations.mjs'

const mutants = (source: string) => mutationsOf('a.ts', source).map((mutation) => mutated(source, mutation))

test('operators, conditions, numbers and statements are changed one at a time', () => {
  expect(mutants('const late = a < 8')).toEqual(['const late = a <= 8', 'const late = a < 9'])
  expect(mutants('if (a && b) go()')).toEqual(['if (!(a && b)) go()', 'if (a || b) go()', 'if (a && b) ;'])
  expect(mutants('const c = a ?? (b ? true : d - e)')).toEqual([
    'const c = a && (b ? true : d - e)',
    'const c = a ?? (!(b) ? true : d - e)',
    'const c = a ?? (b ? false : d - e)',
    'const c = a ?? (b ? true : d + e)',
  ])
})

test('types, directives and texts stay', () => {
  expect(mutants('"use strict"; type Digit = 1 | true; const a: Digit[] = ["<"]')).toEqual([])
})

test('a mutant is named by its line', () => {
  const source = 'first()\n  if (a > 1) {\n    go()\n  }\n'
  const [, turned] = mutationsOf('a.ts', source)
  if (!turned) throw new Error('There is none.')
  expect(describe('a.ts', source, turned)).toEqual({ line: 2, name: 'a.ts: if (a > 1) { → if (!(a > 1)) {' })
})
