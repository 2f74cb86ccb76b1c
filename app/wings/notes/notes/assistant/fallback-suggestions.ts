export const MAX_SUGGESTIONS = 4

/** What is suggested where no AI can be asked, or gave no answer. */
export const FALLBACK_SUGGESTIONS = [
  'Document key insights',
  'Add action items',
  'Track progress updates',
  'Note important decisions',
]
