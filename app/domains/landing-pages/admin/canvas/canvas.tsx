import '@puckeditor/core/no-external.css'
import './canvas.css'
import { Drawer as Dragged, Puck } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'
import { blockWords } from '../../block-words'
import { blockTypes } from '../../new-block'
import { useBuilder } from '../building/builder-context'
import { arranged, arrangementOf } from './arrangement'
import { canvasConfig } from './canvas-config'
import { CanvasFrame } from './canvas-frame'
import { MaterialProvider, useMaterial } from './canvas-material'
import { CanvasSync } from './canvas-sync'
import { TextsProvider, useTexts } from './canvas-texts'
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
          permissions={permissions}
          overrides={overrides}
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

/** Types of blocks to drag onto the page; keys and fingers have “Add a block”. */
function Drawer() {
  return (
    <section
      aria-label="Blocks to drag onto the page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="builder-drawer hidden min-w-0 flex-1 overflow-x-auto pointer-fine:block"
    >
      <Dragged>
        {blockTypes.map((type) => (
          <Dragged.Item key={type} name={type}>
            {() => <Chip {...blockWords[type]} />}
          </Dragged.Item>
        ))}
      </Dragged>
    </section>
  )
}

function Chip({ label, icon: Icon }: (typeof blockWords)[keyof typeof blockWords]) {
  return (
    <span className="flex min-h-8 cursor-grab items-center gap-1.5 rounded-md font-sans border border-line bg-surface px-2 text-[0.8125rem] whitespace-nowrap text-ink">
      <Icon size={15} aria-hidden="true" className="text-muted" />
      {label}
    </span>
  )
}

/** The page in its own width, made smaller where there is less room. */
function PageFrame({ width }: { width: FrameWidth }) {
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const drawn = width === 'full' ? Math.max(size.width, widthOf.full) : widthOf[width]
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
