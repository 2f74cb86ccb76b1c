import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showPlainToast } from '~/ui/islands/toast'

/** A button that hands the page's address on under its `data-title`. */
export default function share(button: HTMLElement) {
  button.addEventListener('click', () => void sharePage(button.dataset.title ?? ''))
  return undefined
}

/** By the browser's own sharing; without it the address is copied; where that is not allowed, it is shown. */
export async function sharePage(title: string) {
  const url = location.origin + location.pathname
  if (await tryNativeShare({ title, url })) return
  showPlainToast((await copyToClipboard(url)) ? 'Link copied.' : `Copy this link: ${url}`)
}

async function tryNativeShare(page: ShareData) {
  if (!navigator.share) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    // whoever closes the browser's window of choices wants nothing copied either
    return (error as Error).name === 'AbortError'
  }
}
