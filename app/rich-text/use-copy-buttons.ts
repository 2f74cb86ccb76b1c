import { type RefObject, useEffect } from 'react'
import { showToast } from '~/ui/toasts'

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
    // without https there is no clipboard
    const copied = navigator.clipboard?.writeText(code.innerText) ?? Promise.reject()
    button.textContent = await copied.then(
      () => 'Copied',
      () => {
        showToast('The code could not be copied. Select it and copy it by hand.', 'error')
        return 'Not copied'
      },
    )
    setTimeout(() => {
      button.textContent = 'Copy'
    }, COPIED_FOR_MS)
  })
  return button
}
