import { tryStoreDraft } from './drafts/stored-draft'
import { clearStoredImprovements } from './ui/use-stored-improvement'

/** Takes away what this browser keeps of somebody's plans outside of the server: their account is deleted. */
export function clearPlansInBrowser(userId: string) {
  tryStoreDraft(userId, null)
  clearStoredImprovements()
}
