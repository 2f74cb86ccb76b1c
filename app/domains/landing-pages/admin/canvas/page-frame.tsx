import { Puck } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'
import { type FrameWidth, widthOf } from './widths'

/** The page in its own width, made smaller where there is less room. */
export function PageFrame({ width }: { width: FrameWidth }) {
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const drawn = width === 'full' ? Math.max(size.width, widthOf.full) : widthOf[width]
  const scale = size.width > 0 ? Math.min(1, size.width / drawn) : 1
  return (
    <div ref={room} className="min-h-0 min-w-0 overflow-hidden rounded-md border border-line bg-wash">
      <div
        className="mx-auto origin-top-left bg-paper"
        style={{
          ...{ width: drawn, height: size.height / scale, transform: `scale(${scale})` },
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
