import { detectLanguage } from '~/kits/language/detect-language'
import type { Language } from '~/kits/language/language'
import type { ParsedText } from '../text/parse-text'

// a page has told its language by then
const READ_CHARACTERS = 1_000

/** The language that a page is written in, English where that is unsure: its words are compared as they are spelled then. */
export function detectPageLanguage(title: string, read: readonly ParsedText[]): Language {
  const parts = [title]
  let length = title.length
  for (const { blocks } of read) {
    for (const { kind, text } of blocks) {
      if (length > READ_CHARACTERS) break
      if (kind === 'code') continue
      parts.push(text)
      length += text.length
    }
  }
  return detectLanguage(parts.join('\n').slice(0, READ_CHARACTERS), 'en')
}
