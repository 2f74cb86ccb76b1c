import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'

export interface ToastNews {
  text: string
  kind: 'success' | 'error'
}

const DURATION_MS = 4000
const VISIBLE_AT_ONCE = 3
const GAP_PX = 14
const WIDTH_PX = 356

export default function ToastArea({ onReady }: { onReady: (show: (news: ToastNews) => void) => void }) {
  useEffect(() => onReady(({ text, kind }) => void toast[kind](text)), [onReady])
  return (
    <Toaster
      theme="system"
      duration={DURATION_MS}
      visibleToasts={VISIBLE_AT_ONCE}
      gap={GAP_PX}
      style={{ '--width': `${WIDTH_PX}px`, fontFamily: 'var(--font-sans)' } as React.CSSProperties}
    />
  )
}
