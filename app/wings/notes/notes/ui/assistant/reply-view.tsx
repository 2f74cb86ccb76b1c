import { Fragment, memo } from 'react'
import { type MarkdownBlock, parseMarkdownBlocks } from '../../assistant/markdown-blocks'
import type { MarkdownInline } from '../../assistant/markdown-inlines'

/** An answer as it is read: its Markdown is drawn, everything else in it is text. */
export const ReplyView = memo(function AnswerView({ markdown }: { markdown: string }) {
  return (
    <div className="grid min-w-0 gap-2 break-words">
      <Blocks blocks={parseMarkdownBlocks(markdown)} />
    </div>
  )
})

// blocks and pieces have no names: their place is all they are, and they only grow at the end
function Blocks({ blocks }: { blocks: MarkdownBlock[] }) {
  return blocks.map((block, at) => <BlockView key={String(at)} block={block} />)
}

function BlockView({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'code')
    return (
      <pre className="rounded-md bg-wash px-2.5 py-2 font-mono text-[0.8125rem] break-words whitespace-pre-wrap">
        <code>{block.text}</code>
      </pre>
    )
  // no heading of the page
  if (block.kind === 'heading')
    return (
      <p className="font-semibold">
        <Inlines pieces={block.text} />
      </p>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, at) => (
          <Fragment key={String(at)}>
            {at > 0 && <br />}
            <Inlines pieces={line} />
          </Fragment>
        ))}
      </p>
    )
  const Tag = block.isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={`grid gap-1 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map(({ text, lists }, at) => (
        <li key={String(at)}>
          <Inlines pieces={text} />
          <Blocks blocks={lists} />
        </li>
      ))}
    </Tag>
  )
}

function Inlines({ pieces }: { pieces: MarkdownInline[] }) {
  return pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece
    const Tag = piece.tag
    return (
      <Tag
        key={String(at)}
        className={piece.tag === 'code' ? 'rounded-sm bg-wash px-1 font-mono text-[0.9em]' : undefined}
      >
        <Inlines pieces={piece.inside} />
      </Tag>
    )
  })
}
