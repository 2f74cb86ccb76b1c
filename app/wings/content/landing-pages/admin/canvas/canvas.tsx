import '@puckeditor/core/no-external.css'
import './canvas.css'
import { Drawer as Dragged, Puck } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'
import { blockLabels } from '../../block-labels'
import { blockTypes } from '../../new-block'
import { useBuilder } from '../builder/builder-context'
import { BlockDataProvider, useLoadedBlockData } from './canvas-block-data'
import { canvasConfig } from './canvas-config'
import { blocksFromCanvasData, toCanvasData } from './canvas-data'
import { CanvasFrame } from './canvas-frame'
import { CanvasSync } from './canvas-sync'
import { RenderedTextsProvider, useRenderedTexts } from './rendered-texts'
import { type PreviewWidth, previewWidthPx, WidthSwitcher } from './width-switcher'

/** What orders blocks; everything else that happens on the canvas changes nothing of the page. */
const orderingActions = new Set(['insert', 'move', 'reorder'])
// what is done with a block is done by the screen, which can undo it
const permissions = { delete: false, duplicate: false, edit: false }
const overrides = { iframe: CanvasFrame, actionBar: () => <></> }

/** The page as visitors see it: blocks are chosen by a click, ordered by dragging and dropped from the list above it. */
export default function Canvas() {
  const { blocks, edit } = useBuilder()
  const [width, setWidth] = useState<PreviewWidth>(() => (innerWidth < previewWidthPx.tablet ? 'phone' : 'full'))
  const [first] = useState(() => toCanvasData(blocks))
  const blockData = useLoadedBlockData(blocks)
  const texts = useRenderedTexts(blocks)
  const latest = useRef(edit)
  latest.current = edit
  return (
    <BlockDataProvider value={blockData}>
      <RenderedTextsProvider value={texts}>
        <Puck
          config={canvasConfig}
          data={first}
          permissions={permissions}
          overrides={overrides}
          height="100%"
          onAction={({ type }, { data }) => {
            if (orderingActions.has(type)) latest.current((now) => blocksFromCanvasData(now, data))
          }}
        >
          <CanvasSync />
          <div className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-2">
            <div className="flex min-w-0 items-center gap-3">
              <WidthSwitcher width={width} onChange={setWidth} />
              <BlockDrawer />
            </div>
            <ScaledPageFrame width={width} />
          </div>
        </Puck>
      </RenderedTextsProvider>
    </BlockDataProvider>
  )
}

/** Types of blocks to drag onto the page; keys and fingers have “Add a block”. */
function BlockDrawer() {
  return (
    <section
      aria-label="Drag blocks onto the page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="builder-drawer hidden min-w-0 flex-1 overflow-x-auto pointer-fine:block"
    >
      <Dragged>
        {blockTypes.map((type) => (
          <Dragged.Item key={type} name={type}>
            {() => <Chip {...blockLabels[type]} />}
          </Dragged.Item>
        ))}
      </Dragged>
    </section>
  )
}

function Chip({ label, icon: Icon }: (typeof blockLabels)[keyof typeof blockLabels]) {
  return (
    <span className="flex min-h-8 cursor-grab items-center gap-1.5 rounded-md font-sans border border-line bg-surface px-2 text-[0.8125rem] whitespace-nowrap text-ink">
      <Icon size={15} aria-hidden="true" className="text-muted" />
      {label}
    </span>
  )
}

/** The page in its own width, made smaller where there is less room. */
function ScaledPageFrame({ width }: { width: PreviewWidth }) {
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const drawn = width === 'full' ? Math.max(size.width, previewWidthPx.full) : previewWidthPx[width]
  const scale = size.width > 0 ? Math.min(1, size.width / drawn) : 1
  return (
    <div ref={room} className="min-h-0 min-w-0 overflow-hidden rounded-md border border-line bg-wash">
      <div
        className="mx-auto origin-top-left bg-paper"
        style={{
          width: drawn,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginInline: scale < 1 ? 0 : 'auto',
        }}
      >
        <Puck.Preview />
      </div>
    </div>
  )
}

function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
