import { forgetImprovements } from './ai/use-kept-improvement'
import { keepDraft } from './starting/kept-draft'

/** Takes away what this browser keeps of somebody's plans outside of the server: their account is deleted. */
export function forgetPlansInBrowser(userId: string) {
  keepDraft(userId, null)
  forgetImprovements()
}
