import { useEffect, useRef } from 'react'
import { useEntryEditor } from '~/domains/writing/screen-context'
import { filterBlocksByType } from '../../blocks/blocks-in'
import type { LandingPageContent } from '../../landing-content'
import { emptyBlockData } from '../../material'
import { LandingPageBlocks } from '../../ui/blocks'
import { MainHeadingContext } from '../../ui/place'
import { blockActionForKey } from '../building/block-keys'
import { useBuilder } from '../building/builder-context'
import { addBuilderShortcuts } from '../building/use-builder-keys'

/** What stands around the blocks within the canvas, a document of its own: keys mean there what they mean beside it. */
export function CanvasFrame({ document, children }: { document?: Document; children: React.ReactNode }) {
  const builder = useBuilder()
  const latest = useRef(builder)
  latest.current = builder
  useEffect(() => {
    if (!document) return
    document.defaultView?.frameElement?.setAttribute('title', 'The page as visitors see it')
    const stop = addBuilderShortcuts(document, () => latest.current)
    function onKeyDown(event: KeyboardEvent) {
      const { chosen } = latest.current
      const deed = chosen && blockActionForKey(event, chosen.id, latest.current)
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
  const { draft: writing } = useEntryEditor<LandingPageContent>()
  const { blocks } = useBuilder()
  const main = filterBlocksByType(blocks, 'hero').find(({ title }) => title.trim())
  return (
    <div className="bg-paper text-ink">
      {!main && <LandingPageBlocks title={writing.content.title} blocks={[]} material={emptyBlockData} />}
      <MainHeadingContext value={main?.id}>{children}</MainHeadingContext>
    </div>
  )
}
