import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'

/** By the browser's own sharing; without it the address is copied; where that is not allowed, it is shown. */
export async function sharePage(title: string) {
  const url = location.origin + location.pathname
  if (await tryNativeShare({ title, url })) return
  showToast((await copyToClipboard(url)) ? 'Link copied.' : `Copy this link: ${url}`)
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
