import { clearBrowserDrafts } from '~/kits/editing/browser-drafts'

/** What this browser's copies of somebody's notes are kept under. */
export const localDraftsName = (userId: string) => `note-${userId}`

/** Deletes what this browser holds of somebody's notes; without storage it holds nothing. */
export const clearLocalDrafts = (userId: string) => clearBrowserDrafts(localDraftsName(userId)).catch(() => {})
