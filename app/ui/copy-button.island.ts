import { copyToClipboard } from './copy-to-clipboard'
import { showPlainToast } from './islands/toast'

const COPIED_FOR_MS = 2_000

/** Copies the `data-text` of a button, which says so for a while in its words and its name. */
export default function copyButton(button: HTMLElement) {
  const words = button.querySelector('span')
  const name = button.ariaLabel
  let timer: ReturnType<typeof setTimeout> | undefined

  function showCopied(isCopied: boolean) {
    button.toggleAttribute('data-copied', isCopied)
    button.ariaLabel = isCopied ? 'Copied' : name
    if (words) words.textContent = isCopied ? 'Copied' : 'Copy'
  }

  async function copy() {
    if (!(await copyToClipboard(button.dataset.text ?? '')))
      return showPlainToast('Could not copy. Select the text and copy it manually.')
    showCopied(true)
    clearTimeout(timer)
    timer = setTimeout(() => showCopied(false), COPIED_FOR_MS)
  }

  button.addEventListener('click', copy)
  return () => button.removeEventListener('click', copy)
}
