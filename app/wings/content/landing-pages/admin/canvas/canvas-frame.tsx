import { useEffect, useRef } from 'react'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import { emptyBlockData } from '../../block-data'
import { filterBlocksByType } from '../../engine/flatten-blocks'
import type { LandingPageContent } from '../../landing-page-content'
import { MainHeadingContext } from '../../ui/block-contexts'
import { LandingPageBlocks } from '../../ui/landing-page-blocks'
import { blockActionForKey } from '../builder/block-action-for-key'
import { useBuilder } from '../builder/builder-context'
import { addBuilderShortcuts } from '../builder/use-builder-shortcuts'

/** What stands around the blocks within the canvas, a document of its own: keys mean there what they mean beside it. */
export function CanvasFrame({ document, children }: { document?: Document; children: React.ReactNode }) {
  const builder = useBuilder()
  const latest = useRef(builder)
  latest.current = builder
  useEffect(() => {
    if (!document) return
    document.defaultView?.frameElement?.setAttribute('title', 'Page preview')
    const stop = addBuilderShortcuts(document, () => latest.current)
    function onKeyDown(event: KeyboardEvent) {
      const { chosen } = latest.current
      const action = chosen && blockActionForKey(event, chosen.id, latest.current)
      if (!action) return
      event.preventDefault()
      action()
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
  const { draft } = useEntryEditor<LandingPageContent>()
  const { blocks } = useBuilder()
  const main = filterBlocksByType(blocks, 'hero').find(({ title }) => title.trim())
  return (
    <div className="bg-paper text-ink">
      {!main && <LandingPageBlocks title={draft.content.title} blocks={[]} blockData={emptyBlockData} />}
      <MainHeadingContext value={main?.id}>{children}</MainHeadingContext>
    </div>
  )
}
