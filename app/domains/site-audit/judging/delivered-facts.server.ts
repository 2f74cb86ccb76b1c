import { setImmediate as breathe } from 'node:timers/promises'
import { weighPictures } from '~/domains/media/weigh-pictures.server'
import type { OutsideAnswer } from '~/domains/outside-links/outside-link'
import { findOutsideAnswers } from '~/domains/outside-links/queries.server'
import type { RegisteredFacts, RenderedPage } from '~/domains/pages/rendered-pages.server'
import type { OutsideLink, RenderedFacts } from '~/domains/seo-analysis/rendered-facts'
import type { Database } from '~/platform/database/database.server'

/** Adds to the facts of these pages what the register does not know: what pictures weigh, what other sites answer. */
export async function completingFacts(db: Database, dataDir: string, pages: RenderedPage[]) {
  const pictures = pages.flatMap(({ facts }) => facts.pictures)
  const weights = await weighPictures(db, dataDir, pictures)
  await breathe()
  const addresses = pages.flatMap(({ facts }) => facts.links.map(({ href }) => href).filter(isElsewhere))
  const answers = await findOutsideAnswers(db, addresses)
  return (facts: RegisteredFacts): RenderedFacts => ({
    ...facts,
    pictures: facts.pictures.map((src) => ({ src, bytes: weights.get(src) ?? null })),
    outside: facts.links.flatMap((link) => outsideLink(link, answers.get(link.href)) ?? []),
  })
}

const isElsewhere = (href: string) => !href.startsWith('/')

/** What a state means for the page that links there; of the others nothing can be said yet, or at all. */
const meanings: Partial<Record<OutsideAnswer['state'], OutsideLink['is']>> = {
  ...{ fine: 'fine', moved: 'moved', insecure: 'insecure', broken: 'broken' },
}

function outsideLink({ href, text }: Pick<OutsideLink, 'href' | 'text'>, answer: OutsideAnswer | undefined) {
  const is = answer && meanings[answer.state]
  return is && { href, text, is, status: answer.status, leadsTo: answer.leadsTo }
}
