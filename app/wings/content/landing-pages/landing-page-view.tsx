import type { BlockData } from './block-data'
import type { Block } from './block-schema'
import { LandingPageBlocks } from './ui/landing-page-blocks'

interface LandingPageViewProps {
  title: string
  blocks: Block[]
  blockData: BlockData
}

/** A landing page as visitors see it, for the screens of other rooms. */
export function LandingPageView(props: LandingPageViewProps) {
  return <LandingPageBlocks {...props} />
}
