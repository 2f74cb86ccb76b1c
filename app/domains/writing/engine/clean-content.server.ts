import { cleanArticle } from '~/rich-text/clean.server'
import { withHeadingIds } from '~/rich-text/outline'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'

/** What may be stored of what an editor sent: texts without anything that runs, and tidy fields. */
export function cleanContent<Content extends PieceContent>(kind: PieceKind<Content>, content: Content): Content {
  const texts = kind.texts.of(content).map((html) => withHeadingIds(cleanArticle(html)))
  return kind.texts.replaced(kind.tidy(content), texts)
}

/** What looks like an attempt to run something, in whatever field it was typed. */
export function flagsOf(content: PieceContent) {
  return suspiciousContent(textsIn(content).join('\n'))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
