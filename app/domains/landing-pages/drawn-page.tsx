import type { Block } from './block-schema'
import type { BlockData } from './material'
import { LandingPageBlocks } from './ui/blocks'

interface LandingPageViewProps {
  title: string
  blocks: Block[]
  material: BlockData
}

/** A landing page as visitors see it, for the screens of other rooms. */
export function LandingPageView(props: LandingPageViewProps) {
  return <LandingPageBlocks {...props} />
}
