/** How well groups agree with known subjects, over all pairs of pages. */
export interface Agreement {
  /** Of the pairs that are in one group, how many are of one subject. */
  precision: number
  /** Of the pairs of one subject, how many are in one group. */
  recall: number
  /** The adjusted Rand index (Hubert and Arabie, 1985): 1 when all is the same, 0 for groups that are made at random. */
  index: number
}

/** Compares groups of pages with the subject of each page; a page in no group is a group of its own. */
export function agreementOf(subjects: ReadonlyMap<string, string>, groups: string[][]): Agreement {
  const groupOf = new Map(groups.flatMap((pages, group) => pages.map((page) => [page, String(group)] as const)))
  const pages = [...subjects].map(([page, subject]) => ({ subject, group: groupOf.get(page) ?? page }))
  const together = pairsIn(pages.map(({ subject, group }) => `${subject} ${group}`))
  const inSubjects = pairsIn(pages.map(({ subject }) => subject))
  const inGroups = pairsIn(pages.map(({ group }) => group))
  const byChance = (inSubjects * inGroups) / pairsOf(pages.length)
  return {
    precision: together / Math.max(1, inGroups),
    recall: together / Math.max(1, inSubjects),
    index: (together - byChance) / ((inSubjects + inGroups) / 2 - byChance),
  }
}

const pairsOf = (count: number) => (count * (count - 1)) / 2

function pairsIn(names: string[]) {
  const sizes = [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length)
  return sizes.reduce((sum, size) => sum + pairsOf(size), 0)
}
