import { type RefObject, useEffect } from 'react'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'

const COPIED_FOR_MS = 2000

/** Gives each code block below `body` a button that copies it. `html` is what the body shows. */
export function useCopyButtons(body: RefObject<HTMLElement | null>, html: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML brings new code blocks
  useEffect(() => {
    for (const code of body.current?.querySelectorAll('pre') ?? []) {
      if (code.parentElement?.classList.contains('code-block')) continue
      const frame = document.createElement('div')
      frame.className = 'code-block'
      code.replaceWith(frame)
      frame.append(code, copyButton(code))
    }
  }, [body, html])
}

function copyButton(code: HTMLElement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    const isCopied = await copyToClipboard(code.innerText)
    button.textContent = isCopied ? 'Copied' : 'Not copied'
    if (!isCopied) showToast('The code could not be copied. Select it and copy it manually.', 'error')
    setTimeout(() => {
      button.textContent = 'Copy'
    }, COPIED_FOR_MS)
  })
  return button
}
