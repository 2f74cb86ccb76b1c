import { formatNumber } from '~/platform/text/format-number'
import { MAX_IDEA_LENGTH } from '../../brief/brief-reading-schema'

export const IDEA_FILE_TYPES = '.md,.markdown,.txt,text/plain,text/markdown'

type IdeaFile = { idea: string; error?: undefined } | { idea?: undefined; error: string }

/** The text of an idea in a file, whole: one that is too long, or no text, is refused. */
export async function readIdeaFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<IdeaFile> {
  const { name, size } = file
  // no character takes more than three bytes per UTF-16 unit
  if (size > 3 * MAX_IDEA_LENGTH) return { error: tooLong(name) }
  try {
    const idea = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    if (idea.includes('\0')) return { error: noText(name) }
    return idea.length > MAX_IDEA_LENGTH ? { error: tooLong(name) } : { idea: idea.replaceAll('\r\n', '\n') }
  } catch {
    return { error: noText(name) }
  }
}

const tooLong = (name: string) => `${name} is too long. Use at most ${formatNumber(MAX_IDEA_LENGTH)} characters.`
const noText = (name: string) => `${name} is not a text file. Save it as .txt or .md in UTF-8, or paste its text.`
