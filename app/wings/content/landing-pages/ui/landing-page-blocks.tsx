import type { BlockData } from '../block-data'
import type { Block } from '../block-schema'
import { filterBlocksByType } from '../engine/flatten-blocks'
import { MainHeadingContext } from './block-contexts'
import { BlockView } from './block-view'

interface LandingPageBlocksProps {
  /** Of the page: its heading where no hero is one. */
  title: string
  blocks: Block[]
  blockData: BlockData
}

/** The blocks of a page, under exactly one heading of the first level. */
export function LandingPageBlocks({ title, blocks, blockData }: LandingPageBlocksProps) {
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
