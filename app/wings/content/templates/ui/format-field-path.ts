import { contentFieldLabel } from './content-field-labels'

/** "blocks.1.items.0.answer" → "Blocks 2, Rows 1, Answer". */
export function formatFieldPath(path: string) {
  const words: string[] = []
  for (const part of path.split('.')) {
    const last = words.at(-1)
    if (/^\d+$/.test(part) && last) words[words.length - 1] = `${last} ${Number(part) + 1}`
    else words.push(contentFieldLabel(part))
  }
  return words.join(', ')
}
