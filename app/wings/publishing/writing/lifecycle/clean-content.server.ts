import { cleanArticle } from '~/rich-text/clean-html.server'
import { addHeadingIds } from '~/rich-text/outline'
import { detectSuspiciousContent } from '~/rich-text/suspicious-content'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'

/** What may be stored of what an editor sent: texts without anything that runs, and tidy fields. */
export function cleanContent<Content extends EntryContent>(kind: EntryType<Content>, content: Content): Content {
  const texts = kind.richTexts.get(content).map((html) => addHeadingIds(cleanArticle(html)))
  return kind.richTexts.set(kind.normalize(content), texts)
}

/** What looks like an attempt to run something, in whatever field it was typed. */
export function findSuspiciousFlags(content: EntryContent) {
  return detectSuspiciousContent(collectStrings(content).join('\n'))
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : []
}
