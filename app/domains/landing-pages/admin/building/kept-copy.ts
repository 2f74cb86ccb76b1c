const KEY = 'copied landing page blocks'

/** Keeps what was copied for the other pages of this browser, which may not let anybody read its clipboard. */
export function keepCopied(text: string) {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // without storage the clipboard has it
  }
}

export function keptCopy() {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
