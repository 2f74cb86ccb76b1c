import type { PreviewedRow } from '../preview/previewed-row'

/** What is wrong with which field: what the server said of the template, and of the pages that come out of it. */
export function errorsOf(rows: PreviewedRow[], fields: Record<string, string>) {
  const inTexts = new Map<string, Set<string>>()
  for (const { field, line, message } of rows.flatMap(({ problems }) => problems)) {
    const sentence = line === undefined ? message : `Line ${line}: ${message}`
    inTexts.set(field, (inTexts.get(field) ?? new Set()).add(sentence))
  }
  const found = (field: string) => (inTexts.has(field) ? [...(inTexts.get(field) ?? [])].join(' ') : undefined)
  return {
    of: (field: string): string | undefined => fields[field],
    ofContent: (path: string) => fields[`content.${path}`] ?? found(path),
    /** Of the value that a sample row gives. */
    ofSample: (at: number, name: string) =>
      rows[at]?.problems.find(({ field }) => field === `variables.${name}`)?.message,
  }
}
