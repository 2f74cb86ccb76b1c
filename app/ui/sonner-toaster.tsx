import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'

export interface ToastAction {
  /** A verb: "Undo". */
  label: string
  onClick: () => void
}

export interface ToastMessage {
  text: string
  kind: 'success' | 'error'
  action?: ToastAction
}

const DURATION_MS = 4000
const MAX_VISIBLE = 3
const GAP_PX = 14
const WIDTH_PX = 356

const actionStyle = {
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  font: 'inherit',
  fontWeight: 600,
}

const toasterStyle = {
  '--width': `${WIDTH_PX}px`,
  fontFamily: 'var(--font-sans)',
  // above an open dialog, which takes the pointer from everything outside of it
  pointerEvents: 'auto',
} as React.CSSProperties

function show({ text, kind, action }: ToastMessage) {
  const minHeight = matchMedia('(pointer: coarse)').matches ? '2.75rem' : '1.75rem'
  toast[kind](
    text,
    action && {
      action: { label: action.label, onClick: action.onClick },
      actionButtonStyle: { ...actionStyle, minHeight },
    },
  )
}

export default function SonnerToaster({ onReady }: { onReady: (show: (news: ToastMessage) => void) => void }) {
  useEffect(() => onReady(show), [onReady])
  return <Toaster theme="system" duration={DURATION_MS} visibleToasts={MAX_VISIBLE} gap={GAP_PX} style={toasterStyle} />
}
