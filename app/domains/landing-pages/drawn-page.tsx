import type { Block } from './block-schema'
import type { Material } from './material'
import { Blocks } from './ui/blocks'

interface DrawnPageProps {
  title: string
  blocks: Block[]
  material: Material
}

/** A landing page as visitors see it, for the screens of other rooms. */
export function DrawnPage(props: DrawnPageProps) {
  return <Blocks {...props} />
}
