import { parseBody } from './text/parse-body'

/** The text of each block of clean HTML, in the order by which places name them. */
export function extractTextBlocks(body: string): string[] {
  return parseBody(body).blocks.map(({ text }) => text)
}
