import { useState } from 'react'

export type Area = 'share' | 'suggestions' | 'chat'

const closed: Record<Area, boolean> = { share: false, suggestions: false, chat: false }

/** What stands beside a note; each is opened and closed by itself. */
export function useAreas() {
  const [open, setOpen] = useState(closed)
  return {
    open,
    toggle: (area: Area) => setOpen((before) => ({ ...before, [area]: !before[area] })),
    close: (area: Area) => setOpen((before) => ({ ...before, [area]: false })),
    closeAll: () => setOpen(closed),
  }
}
