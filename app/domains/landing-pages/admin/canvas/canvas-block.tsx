import type { BlockType } from '../../block-schema'
import { blockWords } from '../../block-words'
import { newBlock } from '../../new-block'
import { BlockView } from '../../ui/block-view'
import { InColumn } from '../../ui/place'
import { findBlock, isSimple, placeOf } from '../building/block-places'
import { useBuilder } from '../building/builder-context'
import { useCanvasMaterial } from './canvas-material'
import { useShownText } from './canvas-texts'

/** They show something without a word of their own. */
const speakAlone = new Set<BlockType>(['products', 'reviews', 'form'])

/** A block as visitors see it. Where they would see nothing yet, its name says where it stands. */
export function CanvasBlock({ id, type }: { id: string; type: BlockType }) {
  const { blocks } = useBuilder()
  const material = useCanvasMaterial()
  const block = useShownText(findBlock(blocks, id))
  if (!block || !isSimple(block)) return <Unwritten type={type} />
  if (!speakAlone.has(type) && JSON.stringify(block) === JSON.stringify(newBlock(type, id)))
    return <Unwritten type={type} />
  return (
    <InColumn value={placeOf(blocks, id)?.within !== undefined}>
      <BlockView block={block} material={material} />
    </InColumn>
  )
}

function Unwritten({ type }: { type: BlockType }) {
  const { label, icon: Icon } = blockWords[type]
  return (
    <p className="flex min-h-28 items-center justify-center gap-3 border border-dashed border-line bg-wash text-muted">
      <Icon size={20} aria-hidden="true" />
      {label}
    </p>
  )
}
