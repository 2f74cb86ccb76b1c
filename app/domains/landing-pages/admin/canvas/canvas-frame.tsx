import { useEffect, useRef } from 'react'
import { usePieceScreen } from '~/domains/writing/screen-context'
import { blocksOfType } from '../../blocks/blocks-in'
import type { LandingContent } from '../../landing-content'
import { noMaterial } from '../../material'
import { Blocks } from '../../ui/blocks'
import { MainHeading } from '../../ui/place'
import { deedOfKey } from '../building/block-keys'
import { useBuilder } from '../building/builder-context'
import { listenForKeys } from '../building/use-builder-keys'

/** What stands around the blocks within the canvas, a document of its own: keys mean there what they mean beside it. */
export function CanvasFrame({ document, children }: { document?: Document; children: React.ReactNode }) {
  const builder = useBuilder()
  const latest = useRef(builder)
  latest.current = builder
  useEffect(() => {
    if (!document) return
    document.defaultView?.frameElement?.setAttribute('title', 'The page as visitors see it')
    const stop = listenForKeys(document, () => latest.current)
    function onKeyDown(event: KeyboardEvent) {
      const { chosen } = latest.current
      const deed = chosen && deedOfKey(event, chosen.id, latest.current)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      stop()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [document])
  return <CanvasPage>{children}</CanvasPage>
}

/** What the page has besides its blocks: its title where no hero is its heading. */
function CanvasPage({ children }: { children: React.ReactNode }) {
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
