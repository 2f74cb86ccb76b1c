import type { Block } from '../block-schema'
import { blocksOfType } from '../blocks/blocks-in'
import type { Material } from '../material'
import { BlockView } from './block-view'
import { MainHeading } from './place'

interface BlocksProps {
  /** Of the page: its heading where no hero is one. */
  title: string
  blocks: Block[]
  material: Material
}

/** The blocks of a page, under exactly one heading of the first level. */
export function Blocks({ title, blocks, material }: BlocksProps) {
  const main = blocksOfType(blocks, 'hero').find((hero) => hero.title.trim())
  return (
    <MainHeading value={main?.id}>
      {!main && title && (
        <div className="wrap pt-8 md:pt-12">
          <h1 className="max-w-3xl text-h1">{title}</h1>
        </div>
      )}
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} material={material} />
      ))}
    </MainHeading>
  )
}
