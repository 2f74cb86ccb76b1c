import { expect, test } from 'vitest'
import { keywordWarning, parseKeyword } from './parse-keyword'

test('a keyword is words in a row, or several with gaps', () => {
  expect(parseKeyword('  topic   clusters ')).toEqual({ parts: ['topic clusters'] })
  expect(parseKeyword('clickable … hyperlink')).toEqual({ parts: ['clickable', 'hyperlink'] })
  expect(parseKeyword('one...two … three')).toEqual({ parts: ['one', 'two', 'three'] })
  expect(parseKeyword('Node.js (C++)')).toEqual({ parts: ['Node.js (C++)'] })
})

test('what cannot be a keyword is refused with the reason', () => {
  const refusal = (typed: string) => {
    const read = parseKeyword(typed)
    return 'refusal' in read ? read.refusal : undefined
  }
  expect(refusal('')).toBe('Enter a keyword.')
  expect(refusal('… !')).toBe('Enter a keyword.')
  expect(refusal('… link')).toContain('Put the ellipsis between words')
  expect(refusal('a … , … b')).toContain('Put the ellipsis between words')
  expect(refusal('a … b … c … d … e')).toBe('Use at most 3 ellipses.')
  expect(refusal('a '.repeat(13))).toBe('Use at most 12 words in a row.')
  expect(refusal('a'.repeat(121))).toBe('Use at most 120 characters.')
  expect(refusal('a\u0000b')).toBe('Remove invisible characters.')
  expect(refusal('a\ud800')).toBe('Remove invisible characters.')
})

test('a keyword that looks like a regular expression or like HTML is words all the same, and that is said', () => {
  for (const typed of ['(a+)+$', '^(\\w+\\s?)*$', 'colou?r|.*', '(?:link)', '[a-z]+ing']) {
    expect(parseKeyword(typed)).toHaveProperty('parts')
    expect(keywordWarning(typed)).toContain('Regular expressions')
  }
  expect(keywordWarning('<b>link</b>')).toContain('HTML tags are matched')
  for (const typed of ['C++', 'Q&A', 'Node.js', 'link … rules', 'a < b', '5 * 3', 'is it (really)?']) {
    expect(keywordWarning(typed)).toBeUndefined()
  }
})
