import { StructuredDataChecker } from './checker'
import type { StructuredDataIssue } from './issue'

export interface StructuredDataReport {
  issues: StructuredDataIssue[]
  /** The types at the top, as they were found. */
  types: string[]
}

/** Checks the text of a JSON-LD script against what schema.org and Google ask of the types that matter here. */
export function checkJsonLd(text: string): StructuredDataReport {
  try {
    return checkStructuredData(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const sentence = `Invalid JSON: ${error.message}`
    return { issues: [{ level: 'error', path: '', type: '', message: sentence, source: 'json.org' }], types: [] }
  }
}

/** The same of what was read already: one object, several in a list, or a @graph. */
export function checkStructuredData(data: unknown): StructuredDataReport {
  const checker = new StructuredDataChecker()
  for (const [path, value] of listRoots(data)) checker.checkRoot(value, path)
  return { issues: checker.issues, types: checker.types }
}

function listRoots(data: unknown): [path: string, value: unknown][] {
  return Array.isArray(data) ? data.map((value, at) => [`[${at}]`, value]) : [['', data]]
}
