import type { Finding } from '~/wings/web/seo-analysis/finding'

export interface GroupedFindings {
  problems: Finding[]
  improvements: Finding[]
  good: Finding[]
  notApplicable: Finding[]
}

/** What needs somebody, the worst first, apart from what is good. What only the public page can tell is left out. */
export function groupFindings(findings: readonly Finding[]): GroupedFindings {
  const told = findings.filter(({ topic }) => topic !== 'delivery')
  const rated = (rating: Finding['rating']) =>
    told.filter((finding) => finding.rating === rating).toSorted((a, b) => a.score - b.score)
  return {
    problems: rated('bad'),
    improvements: rated('ok'),
    good: rated('good'),
    notApplicable: rated('not applicable'),
  }
}

/** Why the score is what it is, in a sentence. */
export function explainScore({ problems, improvements, good }: GroupedFindings) {
  const count = problems.length + improvements.length + good.length
  if (count === 0) return 'Nothing to analyze yet.'
  const parts = [
    ...(problems.length > 0 ? [many(problems, 'problem')] : []),
    ...(improvements.length > 0 ? [many(improvements, 'improvement')] : []),
    `${good.length} good`,
  ]
  return `${count} checks: ${parts.join(', ')}.`
}

const many = (all: readonly unknown[], noun: string) => `${all.length} ${noun}${all.length === 1 ? '' : 's'}`
