import { usePieceScreen } from '~/domains/writing/screen-context'
import { blocksOfType } from '../../blocks/blocks-in'
import type { LandingContent } from '../../landing-content'
import { noMaterial } from '../../material'
import { Blocks } from '../../ui/blocks'
import { MainHeading } from '../../ui/place'
import { useBuilder } from '../building/builder-context'

/** What the page has besides its blocks: its title where no hero is its heading. */
export function CanvasPage({ children }: { children: React.ReactNode }) {
  const { writing } = usePieceScreen<LandingContent>()
  const { blocks } = useBuilder()
  const main = blocksOfType(blocks, 'hero').find(({ title }) => title.trim())
  return (
    <div className="bg-paper text-ink">
      {!main && <Blocks title={writing.content.title} blocks={[]} material={noMaterial} />}
      <MainHeading value={main?.id}>{children}</MainHeading>
    </div>
  )
}
