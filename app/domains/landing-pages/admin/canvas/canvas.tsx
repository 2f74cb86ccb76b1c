import '@puckeditor/core/no-external.css'
import './canvas.css'
import { Puck } from '@puckeditor/core'
import { useRef, useState } from 'react'
import { useBuilder } from '../building/builder-context'
import { arranged, arrangementOf } from './arrangement'
import { canvasConfig } from './canvas-config'
import { CanvasFrame } from './canvas-frame'
import { MaterialProvider, useMaterial } from './canvas-material'
import { CanvasSync } from './canvas-sync'
import { TextsProvider, useTexts } from './canvas-texts'
import { Drawer } from './drawer'
import { PageFrame } from './page-frame'
import { type FrameWidth, Widths, widthOf } from './widths'

/** What orders blocks; everything else that happens on the canvas changes nothing of the page. */
const arranging = new Set(['insert', 'move', 'reorder'])
// what is done with a block is done by the screen, which can undo it
const permissions = { delete: false, duplicate: false, edit: false }
const overrides = { iframe: CanvasFrame, actionBar: () => <></> }

/** The page as visitors see it: blocks are chosen by a click, ordered by dragging and dropped from the list above it. */
export default function Canvas() {
  const { blocks, edit } = useBuilder()
  const [width, setWidth] = useState<FrameWidth>(() => (innerWidth < widthOf.tablet ? 'phone' : 'full'))
  const [first] = useState(() => arrangementOf(blocks))
  const material = useMaterial(blocks)
  const texts = useTexts(blocks)
  const latest = useRef(edit)
  latest.current = edit
  return (
    <MaterialProvider value={material}>
      <TextsProvider value={texts}>
        <Puck
          config={canvasConfig}
          data={first}
          {...{ permissions, overrides }}
          height="100%"
          onAction={({ type }, { data }) => {
            if (arranging.has(type)) latest.current((now) => arranged(now, data))
          }}
        >
          <CanvasSync />
          <div className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-2">
            <div className="flex min-w-0 items-center gap-3">
              <Widths width={width} onChange={setWidth} />
              <Drawer />
            </div>
            <PageFrame width={width} />
          </div>
        </Puck>
      </TextsProvider>
    </MaterialProvider>
  )
}
