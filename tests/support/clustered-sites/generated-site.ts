import { seededRandom } from '~/platform/time/seeded-random'
import type { SubjectPage } from './subject-page'

interface SiteOptions {
  pages: number
  /** Pages of a subject, from … to. */
  sizes: [smallest: number, largest: number]
  /** Of the words of a page, those of its subject and those of its field; the rest is what any page says. */
  own: number
  field: number
}

const FIELDS = 20
const VOCABULARY_SIZES = { subject: 25, field: 80, any: 3_000 }
const PAGE_LENGTH = { least: 100, most: 400 } // words of a page

/** A site of pages out of made-up words: common ones, those of twenty fields, and those of each subject. The same each time. */
export function generateSite({ pages, sizes: [smallest, largest], own, field }: SiteOptions): SubjectPage[] {
  const random = seededRandom(7)
  const below = (count: number) => Math.floor(random() * count)
  // few words often, most of them rarely, as in any text
  const wordOf = (kind: keyof typeof VOCABULARY_SIZES, name: number) =>
    `${kind}${name}w${Math.floor(VOCABULARY_SIZES[kind] ** random())}`.replace(/\d/g, (digit) =>
      'bcdfghklmn'.charAt(+digit),
    )
  const site: SubjectPage[] = []
  for (let subject = 0; site.length < pages; subject++) {
    const [ofField, size] = [below(FIELDS), smallest + below(largest - smallest + 1)]
    const word = () => {
      const chance = random()
      if (chance < own) return wordOf('subject', subject)
      return chance < own + field ? wordOf('field', ofField) : wordOf('any', 0)
    }
    for (let page = 0; page < size && site.length < pages; page++) {
      const text = Array.from({ length: PAGE_LENGTH.least + below(PAGE_LENGTH.most - PAGE_LENGTH.least) }, word).join(
        ' ',
      )
      const title = `${wordOf('subject', subject)} ${wordOf('field', ofField)}`
      site.push({ id: `${subject}-${page}`, subject: String(subject), title, html: `<p>${text}</p>` })
    }
  }
  return site
}
