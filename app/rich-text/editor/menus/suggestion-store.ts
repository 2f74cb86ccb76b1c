/** One line of the menu that "/" or "@" opens. */
export interface MenuLine {
  id: string
  label: string
  /** What helps to tell it from others: a shortcut, an address. */
  note?: string
  choose: () => void
}

export interface OpenMenu {
  label: string
  lines: MenuLine[]
  selected: number
  isLoading: boolean
  /** Said when there is nothing to choose. */
  empty: string
  place: DOMRect | null
}

export type SuggestionStore = ReturnType<typeof createSuggestionStore>

/** What the editor's menu shows, for the part that draws it. */
export function createSuggestionStore() {
  const listeners = new Set<() => void>()
  let open: OpenMenu | null = null
  return {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next: OpenMenu | null) {
      open = next
      for (const listener of listeners) listener()
    },
  }
}
