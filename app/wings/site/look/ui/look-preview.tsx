import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Look, lookCss } from '../look'
import { LookSample } from './look-sample'

// as wide as a page is on most desks, drawn smaller
const FRAME_WIDTH = 1280
const FRAME_HEIGHT = 1500

interface LookPreviewProps {
  look: Look
  hue: number
  /** Rules that declare every font. */
  fontFaces: string
}

/** A sample page in the look that is being chosen, in a document of its own: with the styles of public pages only. */
export function LookPreview({ look, hue, fontFaces }: LookPreviewProps) {
  const [root, setRoot] = useState<Document>()
  // one that the server sent has loaded before anything could hear of it
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { box, scale } = useScale()
  return (
    <div ref={box} className="overflow-hidden rounded-md border border-line" style={{ height: FRAME_HEIGHT * scale }}>
      {isMounted && (
        <iframe
          title="Preview"
          srcDoc='<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>'
          onLoad={({ currentTarget }) => setRoot(copyStyles(currentTarget.contentDocument))}
          width={FRAME_WIDTH}
          height={FRAME_HEIGHT}
          className="origin-top-left"
          style={{ transform: `scale(${scale})`, maxWidth: 'none' }}
        />
      )}
      {root &&
        createPortal(
          <>
            <style>{`${lookCss(look, fontFaces)}:root{--hue:${hue}}`}</style>
            <style>{look.css}</style>
            <LookSample />
          </>,
          root.body,
        )}
    </div>
  )
}

function copyStyles(target: Document | null) {
  if (!target) return undefined
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], head style'))
    target.head.append(sheet.cloneNode(true))
  return target
}

/** How much smaller the page is drawn, so that it fits. */
function useScale() {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.4)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / FRAME_WIDTH))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, scale }
}
