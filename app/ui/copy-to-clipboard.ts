/** Puts a text on the clipboard. Answers whether that was possible: without https there is none, and a browser may refuse. */
export async function copyToClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
