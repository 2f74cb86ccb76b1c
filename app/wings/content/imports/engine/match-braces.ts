/** Where each brace that is opened in a text is closed again; what is never closed is missing. One pass. */
export function matchBraces(text: string): Map<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '{') open.push(at)
    const start = sign === '}' ? open.pop() : undefined
    if (start !== undefined) ends.set(start, at)
  }
  return ends
}
