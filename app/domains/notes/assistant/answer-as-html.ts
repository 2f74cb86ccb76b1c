import { type Block, blocksOf } from './answer-blocks'
import type { Inline } from './answer-inlines'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it may stand between tags. */
export const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')

/** The Markdown of an answer as the HTML of a note: only its tags, without attributes; everything else is escaped text. */
export const answerAsHtml = (markdown: string) => htmlOf(blocksOf(markdown))

const htmlOf = (blocks: Block[]): string => blocks.map(blockHtml).join('')

function blockHtml(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${inlineHtml(block.text)}</h${block.level}>`
  if (block.kind === 'code') return `<pre><code>${escapeText(block.text)}</code></pre>`
  if (block.kind === 'paragraph') return `<p>${block.lines.map(inlineHtml).join('<br>')}</p>`
  const tag = block.isOrdered ? 'ol' : 'ul'
  const items = block.items.map(({ text, lists }) => `<li><p>${inlineHtml(text)}</p>${htmlOf(lists)}</li>`)
  return `<${tag}>${items.join('')}</${tag}>`
}

const inlineHtml = (pieces: Inline[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? escapeText(piece) : `<${piece.tag}>${inlineHtml(piece.inside)}</${piece.tag}>`,
    )
    .join('')
