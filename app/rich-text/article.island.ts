import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showPlainToast } from '~/ui/islands/toast'

const COPIED_FOR_MS = 2000

/** Gives each code block of a text a button that copies it, each section a link, and offers to load its films. */
export default function article(body: HTMLElement) {
  for (const code of body.querySelectorAll('pre')) {
    if (code.parentElement?.classList.contains('code-block')) continue
    const frame = document.createElement('div')
    frame.className = 'code-block'
    code.replaceWith(frame)
    frame.append(code, copyButton(code))
  }
  for (const heading of body.querySelectorAll<HTMLElement>(':is(h2, h3)[id]:not(.sr-only)')) addSectionLink(heading)
  const films = body.querySelectorAll<HTMLElement>('.embed')
  // the code comes only to pages that have one
  if (films.length > 0) void import('./embed-consent').then(({ addEmbedConsent }) => films.forEach(addEmbedConsent))
  return undefined
}

function copyButton(code: HTMLElement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.ariaLive = 'polite'
  button.addEventListener('click', async () => {
    const isCopied = await copyToClipboard(code.innerText)
    button.textContent = isCopied ? 'Copied' : 'Not copied'
    if (!isCopied) showPlainToast('The code could not be copied. Select it and copy it manually.')
    setTimeout(() => {
      button.textContent = 'Copy'
    }, COPIED_FOR_MS)
  })
  return button
}

/** The heading leads to itself, so that its address can be copied; pressing it does. */
function addSectionLink(heading: HTMLElement) {
  if (heading.querySelector('a')) return
  const link = document.createElement('a')
  link.className = 'section-link'
  link.href = `#${encodeURIComponent(heading.id)}`
  link.append(...heading.childNodes)
  heading.append(link)
  link.addEventListener('click', async () => {
    if (await copyToClipboard(link.href)) showPlainToast('Link copied.')
  })
}
