import type { OwnNote } from '../panel/notes-store'
import type { PanelContext } from '../panel/panel-context'

/** Suggestions for a note, or for the place where the panel was opened; asked 200 ms after a note was selected. */
export function useSuggestions(_note: OwnNote | undefined, _context: PanelContext, _isLoading: boolean): string[] {
  return []
}
