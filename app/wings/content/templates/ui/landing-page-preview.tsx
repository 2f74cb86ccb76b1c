import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Select } from '~/ui/workspace/input'
import type { BlockData } from '~/wings/content/landing-pages/block-data'
import type { LandingPageContent } from '~/wings/content/landing-pages/landing-page-content'
import { LandingPageView } from '~/wings/content/landing-pages/landing-page-view'

const HEIGHT_PX = 620

interface PreviewFrameProps {
  title: string
  /** In CSS pixels; made smaller where there is less room. */
  width: number
  children: React.ReactNode
}

const widths = [
  { value: '390', label: 'Phone, 390 pixels' },
  { value: '820', label: 'Tablet, 820 pixels' },
  { value: '1280', label: 'Desktop, 1280 pixels' },
]

interface LandingPagePreviewProps {
  content: LandingPageContent
  blockData: BlockData
}

/** The page that a row gives, as wide as a phone, a tablet or a desk. */
export function LandingPagePreview({ content: { title, blocks }, blockData }: LandingPagePreviewProps) {
  const [width, setWidth] = useState('390')
  return (
    <div className="grid grid-cols-1 gap-3">
      <Select
        aria-label="Preview width"
        className="w-auto justify-self-start"
        options={widths}
        value={width}
        onChange={({ target }) => setWidth(target.value)}
      />
      <PreviewFrame width={Number(width)} title={`Preview of ${title}`}>
        <LandingPageView title={title} blocks={blocks} blockData={blockData} />
      </PreviewFrame>
    </div>
  )
}

/** A document of its own width, in which the site's pages are drawn to be looked at. */
function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const available = useElementWidth(room)
  const [page, setPage] = useState<HTMLElement>()
  const open = () => setPage(frame.current ? createStyledBody(frame.current) : undefined)
  // browsers differ in when an empty document is there: at once, or with its load
  useEffect(open, [])
  const scale = available > 0 ? Math.min(1, available / width) : 1
  return (
    <div ref={room} className="overflow-hidden rounded-md border border-line bg-paper" style={{ height: HEIGHT_PX }}>
      <iframe
        ref={frame}
        title={title}
        onLoad={open}
        className="origin-top-left"
        style={{ width, height: HEIGHT_PX / scale, transform: `scale(${scale})` }}
      />
      {page && createPortal(<main inert>{children}</main>, page)}
    </div>
  )
}

/** The body of the empty document, with the site's own styles and colours around it. */
function createStyledBody({ contentDocument: inside }: HTMLIFrameElement) {
  if (!inside) return undefined
  const { documentElement: root } = document
  inside.documentElement.lang = root.lang
  inside.documentElement.style.cssText = root.style.cssText
  inside.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel=stylesheet], head style')].map((style) => style.cloneNode(true)),
  )
  return inside.body
}

function useElementWidth(element: React.RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
