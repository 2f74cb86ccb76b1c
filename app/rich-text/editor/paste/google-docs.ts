const GUID_SELECTOR = 'b[id^="docs-internal-guid"]'

export function isFromGoogleDocs(root: HTMLElement) {
  return root.querySelector(`${GUID_SELECTOR}, [id^="docs-internal-guid"]`) !== null
}

/** Takes off what Google Docs wraps around a text, and puts nested lists where they belong. */
export function cleanGoogleDocsHtml(root: HTMLElement) {
  for (const wrapper of root.querySelectorAll('[id^="docs-internal-guid"]')) {
    if (wrapper.tagName === 'B' || wrapper.tagName === 'SPAN') wrapper.replaceWith(...wrapper.childNodes)
    else wrapper.removeAttribute('id')
  }
  // between two blocks it stands for an empty line of theirs
  for (const lineBreak of root.querySelectorAll('br')) {
    if (lineBreak.parentElement === root) lineBreak.remove()
  }
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.tagName === 'LI') before.append(list)
  }
  for (const link of root.querySelectorAll('a[href^="https://www.google.com/url?"]')) unwrapRedirect(link)
}

function unwrapRedirect(link: Element) {
  const goal = new URL(link.getAttribute('href') ?? '').searchParams.get('q')
  if (goal && /^https?:\/\//.test(goal)) link.setAttribute('href', goal)
}
