import { expect, test } from 'vitest'
import { linkRuleForm } from './link-rule-form'

const page = '0b0e4d5a-7c52-4a4e-9d7a-0d8ab2c0a001'
const rule = {
  keyword: ' topic clusters ',
  toPage: page,
  toUrl: null,
  priority: '50',
  isCaseSensitive: false,
  isWholeWord: true,
  hasWordForms: true,
  maxPerPage: '1',
  maxPerParagraph: null,
  maxPerTarget: 2,
  scope: { kinds: ['post'], categories: ['News'], include: [], exclude: [page] },
  isNofollow: false,
  opensNewTab: false,
  isFirstOnly: false,
  isOncePerTarget: true,
  isEnabled: true,
}

function faults(change: object) {
  const { error } = linkRuleForm.safeParse({ ...rule, ...change })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a rule is taken as it is written', () => {
  const read = linkRuleForm.parse(rule)
  expect(read).toMatchObject({ keyword: 'topic clusters', priority: 50, maxPerPage: 1, maxPerParagraph: null })
  expect(faults({ toPage: null, toUrl: '/pricing#plans' })).toEqual([])
  expect(faults({ toPage: null, toUrl: 'https://example.com/a?b=c' })).toEqual([])
})

test('what is wrong is said beside its field', () => {
  expect(faults({ keyword: 'a … ' })).toEqual(['keyword: Put the ellipsis between words: “clickable … link”.'])
  expect(faults({ toPage: null })).toEqual(['toUrl: Choose one target.'])
  expect(faults({ toUrl: '/x' })).toEqual(['toPage: Choose one target.'])
  expect(faults({ priority: 101 })).toEqual(['priority: Enter at most 100.'])
  expect(faults({ maxPerPage: 0 })).toEqual(['maxPerPage: Enter at least 1, or leave it empty for no limit.'])
  expect(faults({ scope: { ...rule.scope, include: [page] } })).toEqual(['toPage: A page cannot link to itself.'])
})

test('an address that runs something or leads elsewhere than it says is refused', () => {
  for (const toUrl of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'ftp://x.example',
    'page',
    '/a b',
    '',
  ]) {
    expect(faults({ toPage: null, toUrl })).toHaveLength(1)
  }
})
