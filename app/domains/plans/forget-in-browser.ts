import { clearStoredImprovements } from './ai/use-kept-improvement'
import { storeDraft } from './starting/kept-draft'

/** Takes away what this browser keeps of somebody's plans outside of the server: their account is deleted. */
export function clearPlansInBrowser(userId: string) {
  storeDraft(userId, null)
  clearStoredImprovements()
}
