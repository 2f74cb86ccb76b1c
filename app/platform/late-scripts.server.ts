const LONGEST_WAIT_MS = 4_000

/*
 * Runs in the browser. The waiting scripts are there already, as elements that no browser knows: their text stays the one
 * that the policy allows, and React finds them where it expects them.
 */
const starter = `(() => {
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    for (const waiting of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = waiting.textContent
      document.head.append(script)
    }
  }
  // two frames later, when the pictures have been drawn
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin))))
  for (const name of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    addEventListener(name, begin, { once: true, passive: true })
  setTimeout(begin, ${LONGEST_WAIT_MS})
})()`

/**
 * A page is read before it is used: its scripts begin when its first screen is there, or as soon as somebody touches it.
 * On a slow line they would share it with the pictures; until then links and forms work by themselves.
 */
export function letScriptsWait(html: string, nonce: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(/<script([^>]*) type="module"/g, '<script$1 type="later"')
    .replace('</body>', `<script nonce="${nonce}">${starter}</script></body>`)
}
