import { readBody } from './body/read-body'

/** The text of each block of clean HTML, in the order by which places name them. */
export function textBlocksOf(body: string): string[] {
  return readBody(body).blocks.map(({ text }) => text)
}
