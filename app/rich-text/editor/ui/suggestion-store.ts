/** One line of the menu that "/" or "@" opens. */
export interface SuggestionMenuItem {
  id: string
  label: string
  /** What helps to tell it from others: a shortcut, an address. */
  hint?: string
  onSelect: () => void
}

export interface SuggestionMenuState {
  label: string
  items: SuggestionMenuItem[]
  selectedIndex: number
  isLoading: boolean
  /** Said when there is nothing to choose. */
  emptyMessage: string
  anchorRect: DOMRect | null
}

export type SuggestionStore = ReturnType<typeof createSuggestionStore>

/** What the editor's menu shows, for the part that draws it. */
export function createSuggestionStore() {
  const listeners = new Set<() => void>()
  let open: SuggestionMenuState | null = null
  return {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next: SuggestionMenuState | null) {
      open = next
      for (const listener of listeners) listener()
    },
  }
}
