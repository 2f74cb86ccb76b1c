import type { BlockType } from '../../block-schema'
import { Blocks } from '../../ui/blocks'
import { findBlock, isSimple } from '../building/block-places'
import { blockWords } from '../building/block-words'
import { useBuilder } from '../building/builder-context'
import { useCanvasMaterial } from './canvas-material'

/** A block as visitors see it. Where they would see nothing yet, its name says where it stands. */
export function CanvasBlock({ id, type }: { id: string; type: BlockType }) {
  const { blocks } = useBuilder()
  const material = useCanvasMaterial()
  const block = findBlock(blocks, id)
  return (
    <div
      data-label={blockWords[type].label}
      className="empty:grid empty:min-h-24 empty:place-items-center empty:bg-wash empty:text-muted empty:before:content-[attr(data-label)]"
    >
      {block && isSimple(block) && <Blocks blocks={[block]} material={material} />}
    </div>
  )
}
