import { ArticleBody } from '~/rich-text/article-body'
import { extractOutline } from '~/rich-text/outline'
import { ReadingLayout } from '~/rich-text/reading-layout'
import type { BlockData } from '../block-data'
import type { Block, BlockOfType } from '../block-schema'
import { filterBlocksByType } from '../engine/flatten-blocks'
import { MainHeadingContext } from './block-contexts'
import { BlockView } from './block-view'

interface LandingPageBlocksProps {
  /** Of the page: its heading where no hero is one. */
  title: string
  blocks: Block[]
  blockData: BlockData
}

/** A page that is one long text, as help and terms are: with its table of contents beside it. */
function LandingArticle({ title, block: { id, html } }: { title: string; block: BlockOfType<'rich-text'> }) {
  return (
    <article id={id} className="pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="wrap mb-10 text-h1">{title}</h1>
      <ReadingLayout outline={extractOutline(html).filter(({ level }) => level === 2)}>
        <ArticleBody html={html} />
      </ReadingLayout>
    </article>
  )
}

/** The blocks of a page, under exactly one heading of the first level. */
export function LandingPageBlocks({ title, blocks, blockData }: LandingPageBlocksProps) {
  const [only] = blocks
  if (blocks.length === 1 && only?.type === 'rich-text') return <LandingArticle title={title} block={only} />
  const main = filterBlocksByType(blocks, 'hero').find((hero) => hero.title.trim())
  return (
    <MainHeadingContext value={main?.id}>
      {!main && title && (
        <div className="wrap pt-8 md:pt-12">
          <h1 className="max-w-3xl text-h1">{title}</h1>
        </div>
      )}
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} blockData={blockData} />
      ))}
    </MainHeadingContext>
  )
}
