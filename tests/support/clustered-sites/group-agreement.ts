/** How well groups agree with known subjects, over all pairs of pages. */
export interface GroupAgreement {
  /** Of the pairs that are in one group, how many are of one subject. */
  precision: number
  /** Of the pairs of one subject, how many are in one group. */
  recall: number
  /** Mutual information over the mean of both entropies (NMI, arithmetic): 1 when all is the same. */
  information: number
  /** The adjusted Rand index (Hubert and Arabie, 1985): 1 when all is the same, 0 for groups that are made at random. */
  index: number
}

/** Compares groups of pages with the subject of each page; a page in no group is a group of its own. */
export function measureAgreement(subjects: ReadonlyMap<string, string>, groups: string[][]): GroupAgreement {
  const groupOf = new Map(groups.flatMap((pages, group) => pages.map((page) => [page, String(group)] as const)))
  const pages = [...subjects].map(([page, subject]) => ({ subject, group: groupOf.get(page) ?? page }))
  const together = countGroupPairs(pages.map(({ subject, group }) => `${subject} ${group}`))
  const inSubjects = countGroupPairs(pages.map(({ subject }) => subject))
  const inGroups = countGroupPairs(pages.map(({ group }) => group))
  const byChance = (inSubjects * inGroups) / countPairs(pages.length)
  return {
    precision: together / Math.max(1, inGroups),
    recall: together / Math.max(1, inSubjects),
    index: (together - byChance) / ((inSubjects + inGroups) / 2 - byChance),
    information: normalizedMutualInformation(pages),
  }
}

function normalizedMutualInformation(pages: readonly { subject: string; group: string }[]) {
  const bySubject = entropyOf(pages.map(({ subject }) => subject))
  const byGroup = entropyOf(pages.map(({ group }) => group))
  const byBoth = entropyOf(pages.map(({ subject, group }) => `${subject} ${group}`))
  const mean = (bySubject + byGroup) / 2
  return mean === 0 ? 1 : (bySubject + byGroup - byBoth) / mean
}

function entropyOf(names: string[]) {
  const sizes = [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length / names.length)
  return -sizes.reduce((sum, share) => sum + share * Math.log(share), 0)
}

const countPairs = (count: number) => (count * (count - 1)) / 2

function countGroupPairs(names: string[]) {
  const sizes = [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length)
  return sizes.reduce((sum, size) => sum + countPairs(size), 0)
}
