import { expect, test } from 'vitest'
import { looksLikeMarkdown } from '../paste/looks-like-markdown'
import { isSafeHref, parseLinkInput } from './link-input'

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['https://example.com', 'https://example.com'],
  ['/blog/a', '/blog/a'],
  ['#part', '#part'],
  ['mara@example.com', 'mailto:mara@example.com'],
  ['javascript:alert(1)', ''],
  ['//evil.example', ''],
  ['two words', ''],
  ['', ''],
])('%j typed as the goal of a link leads to %j', (typed, address) => expect(parseLinkInput(typed)).toBe(address))

test.each([
  'javascript:x',
  'JaVa\tScript:x',
  '\u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '',
  'blob:x',
])('%j is no goal of a link', (address) => expect(isSafeHref(address)).toBe(false))

test.each([
  '# Title',
  '- one\n- two',
  '1. one',
  '> quote',
  '```\ncode\n```',
  '| a | b |',
  'a **bold** word',
  '[a](https://x.y)',
])('%j is read as Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(true))

test.each(['Plain words.', '2 * 3 * 4', 'snake_case_name', 'C# and F#', 'a - b', 'A line\n\nand another'])(
  '%j is read as plain text',
  (text) => expect(looksLikeMarkdown(text)).toBe(false),
)
