import { useState } from 'react'

export type NoteSidePanel = 'share' | 'suggestions' | 'chat'

const ALL_CLOSED: Record<NoteSidePanel, boolean> = { share: false, suggestions: false, chat: false }

/** What stands beside a note; each is opened and closed by itself. */
export function usePanelAreas() {
  const [open, setOpen] = useState(ALL_CLOSED)
  return {
    open,
    toggle: (area: NoteSidePanel) => setOpen((before) => ({ ...before, [area]: !before[area] })),
    close: (area: NoteSidePanel) => setOpen((before) => ({ ...before, [area]: false })),
    closeAll: () => setOpen(ALL_CLOSED),
  }
}
