import { ArticleBody } from '~/rich-text/article-body'
import type { BlockOf } from '../../block-schema'
import { BlockFrame } from '../block-frame'
import { useIsInColumn } from '../place'

export function RichTextBlock({ block: { html } }: { block: BlockOf<'rich-text'> }) {
  const isInColumn = useIsInColumn()
  if (!html) return null
  return (
    <BlockFrame>
      <ArticleBody html={html} className={isInColumn ? '' : 'prose-split'} />
    </BlockFrame>
  )
}
