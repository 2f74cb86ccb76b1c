import { expect, test } from 'vitest'
import { plainText, titleFrom, within, wordsOf } from './words-of'

test('the words of HTML are parted where its blocks are, and not where a part of a word is marked', () => {
  expect(wordsOf('<p>One</p><p>two</p>')).toBe('One two')
  expect(wordsOf('un<b>break</b>able <em>words</em>')).toBe('unbreakable words')
  expect(wordsOf('one<!-- a note -->two<br>three')).toBe('one two three')
  expect(wordsOf('  \n <p> </p>')).toBe('')
})

test('entities become the signs they stand for, and what is none stays', () => {
  expect(plainText('Tom &amp; Ada&apos;s &#8222;caf&#xe9;&#8220; &hellip;')).toBe("Tom & Ada's „café“ …")
  expect(plainText('&nothing; &#0; &#x110000; &#xd800; AT&T')).toBe('&nothing; &#0; &#x110000; &#xd800; AT&T')
})

test('a title is made of the first words, cut between two of them at sixty characters', () => {
  expect(titleFrom(`<p>${'x'.repeat(60)}</p>`)).toBe('x'.repeat(60))
  expect(titleFrom(`<p>${'four '.repeat(12)}five</p>`)).toBe(`${'four '.repeat(12).trim()}…`)
  expect(titleFrom(`<p>${'x'.repeat(61)}</p>`)).toBe(`${'x'.repeat(30)}…`)
})

test('what is longer than its limit is cut, and that is said', () => {
  expect(within(' a\nb ', 3)).toEqual({ text: 'a b', isCut: false })
  expect(within('abcd', 3)).toEqual({ text: 'abc', isCut: true })
  expect(within('ab😀', 3)).toEqual({ text: 'ab\ufffd', isCut: true })
})
