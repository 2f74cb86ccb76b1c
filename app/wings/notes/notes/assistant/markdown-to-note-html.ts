import { type MarkdownBlock, parseMarkdownBlocks } from './markdown-blocks'
import type { MarkdownInline } from './markdown-inlines'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it may stand between tags. */
export const escapeHtmlText = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')

/** The Markdown of an answer as the HTML of a note: only its tags, without attributes; everything else is escaped text. */
export const markdownToNoteHtml = (markdown: string) => blocksToHtml(parseMarkdownBlocks(markdown))

const blocksToHtml = (blocks: MarkdownBlock[]): string => blocks.map(blockToHtml).join('')

function blockToHtml(block: MarkdownBlock): string {
  if (block.kind === 'heading') return `<h${block.level}>${inlinesToHtml(block.text)}</h${block.level}>`
  if (block.kind === 'code') return `<pre><code>${escapeHtmlText(block.text)}</code></pre>`
  if (block.kind === 'paragraph') return `<p>${block.lines.map(inlinesToHtml).join('<br>')}</p>`
  const tag = block.isOrdered ? 'ol' : 'ul'
  const items = block.items.map(({ text, lists }) => `<li><p>${inlinesToHtml(text)}</p>${blocksToHtml(lists)}</li>`)
  return `<${tag}>${items.join('')}</${tag}>`
}

const inlinesToHtml = (pieces: MarkdownInline[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? escapeHtmlText(piece) : `<${piece.tag}>${inlinesToHtml(piece.inside)}</${piece.tag}>`,
    )
    .join('')
