import { readFileSync } from 'node:fs'
import path from 'node:path'
import { paragraphsHtml } from '~/rich-text/html-parts'
import type { SubjectPage } from './subject-page'

/** What the pages of the demo are about, as a person would sort them; the last two stand alone. */
const subjects = {
  queues: ['posts/clinic-walk-in-queue.md', 'products/queuepro.md', 'landing-pages/queuepro.yaml'],
  booking: [
    'posts/buy-or-build-booking-system.md',
    'products/tidebook.md',
    'landing-pages/booking-software-for-studios.yaml',
  ],
  portals: [
    'posts/white-label-portals-agency.md',
    'posts/ai-support-desk-rollout.md',
    'products/deskhand.md',
    'landing-pages/white-label-client-portal.yaml',
  ],
  marketplaces: ['posts/marketplace-chicken-and-egg.md', 'products/jobquay.md', 'products/kitshed.md'],
  planning: [
    'posts/acceptance-criteria-you-can-test.md',
    'posts/product-lead-first-30-days.md',
    'posts/scope-first-release-in-a-week.md',
    'posts/three-point-estimates.md',
  ],
  prices: ['posts/license-tiers-explained.md', 'posts/ready-made-or-custom-price.md'],
  speed: ['posts/fast-pages-do-less.md'],
  documents: ['products/pagesift.md'],
}

/** The demo as it lies in its files, its text taken plainly. */
export function demoSite(): SubjectPage[] {
  return Object.entries(subjects).flatMap(([subject, files]) =>
    files.map((file) => {
      const source = readFileSync(path.join('demo', file), 'utf8')
      const title = /^(?:title|name): *['"]?(.*?)['"]?$/m.exec(source)?.[1] ?? ''
      return { id: file, subject, title, html: paragraphsHtml(source) }
    }),
  )
}
