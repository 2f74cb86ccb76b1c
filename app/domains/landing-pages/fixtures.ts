import { emptyLandingPage, type LandingContent } from './landing-content'
import { newBlock } from './new-block'

/** A landing page that may come out as it is. */
export function aFinishedLandingPage(changes: Partial<LandingContent> = {}): LandingContent {
  const hero = { ...newBlock('hero', 'hero'), title: 'Rooms that book themselves' }
  const text = { ...newBlock('rich-text', 'text'), html: '<p>Guests choose a time.</p>' }
  return {
    ...emptyLandingPage,
    ...{ title: 'Booking for studios', slug: 'booking', description: 'Let guests book.', blocks: [hero, text] },
    ...changes,
  }
}
