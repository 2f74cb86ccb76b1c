import { expect, test } from 'vitest'
import { decodeHtmlEntities, htmlToText, titleFromHtml, truncateToLine } from './html-to-text'

test('the words of HTML are parted where its blocks are, and not where a part of a word is marked', () => {
  expect(htmlToText('<p>One</p><p>two</p>')).toBe('One two')
  expect(htmlToText('un<b>break</b>able <em>words</em>')).toBe('unbreakable words')
  expect(htmlToText('one<!-- a note -->two<br>three')).toBe('one two three')
  expect(htmlToText('  \n <p> </p>')).toBe('')
})

test('entities become the signs they stand for, and what is none stays', () => {
  expect(decodeHtmlEntities('Tom &amp; Ada&apos;s &#8222;caf&#xe9;&#8220; &hellip;')).toBe("Tom & Ada's „café“ …")
  expect(decodeHtmlEntities('&nothing; &#0; &#x110000; &#xd800; AT&T')).toBe('&nothing; &#0; &#x110000; &#xd800; AT&T')
})

test('a title is made of the first words, cut between two of them at sixty characters', () => {
  expect(titleFromHtml(`<p>${'x'.repeat(60)}</p>`)).toBe('x'.repeat(60))
  expect(titleFromHtml(`<p>${'four '.repeat(12)}five</p>`)).toBe(`${'four '.repeat(12).trim()}…`)
  expect(titleFromHtml(`<p>${'x'.repeat(61)}</p>`)).toBe(`${'x'.repeat(30)}…`)
})

test('what is longer than its limit is cut, and that is said', () => {
  expect(truncateToLine(' a\nb ', 3)).toEqual({ text: 'a b', isCut: false })
  expect(truncateToLine('abcd', 3)).toEqual({ text: 'abc', isCut: true })
  expect(truncateToLine('ab😀', 3)).toEqual({ text: 'ab\ufffd', isCut: true })
})
