const KEY = 'studio-toast'

/** Keeps a message for the next page of this tab, which is another document. Without storage it is lost. */
export function carryToast(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {}
}

/** The message that the page before left, once. */
export function takeCarriedToast() {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}
