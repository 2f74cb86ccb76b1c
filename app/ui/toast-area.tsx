import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'

export interface ToastAction {
  /** A verb: "Undo". */
  label: string
  run: () => void
}

export interface ToastNews {
  text: string
  kind: 'success' | 'error'
  action?: ToastAction
}

const DURATION_MS = 4000
const VISIBLE_AT_ONCE = 3
const GAP_PX = 14
const WIDTH_PX = 356

const actionLook = {
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  font: 'inherit',
  fontWeight: 600,
}

const look = {
  '--width': `${WIDTH_PX}px`,
  fontFamily: 'var(--font-sans)',
  // above an open dialog, which takes the pointer from everything outside of it
  pointerEvents: 'auto',
} as React.CSSProperties

function show({ text, kind, action }: ToastNews) {
  const minHeight = matchMedia('(pointer: coarse)').matches ? '2.75rem' : '1.75rem'
  toast[kind](
    text,
    action && {
      action: { label: action.label, onClick: action.run },
      actionButtonStyle: { ...actionLook, minHeight },
    },
  )
}

export default function ToastArea({ onReady }: { onReady: (show: (news: ToastNews) => void) => void }) {
  useEffect(() => onReady(show), [onReady])
  return <Toaster theme="system" duration={DURATION_MS} visibleToasts={VISIBLE_AT_ONCE} gap={GAP_PX} style={look} />
}
