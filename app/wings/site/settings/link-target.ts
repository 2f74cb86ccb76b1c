export const INVALID_LINK = 'Enter a path such as /about or a URL that starts with https://.'

/** Whether a link may lead there: a page of this site, or an address of the web. */
export function isLinkTarget(text: string) {
  return /^\/(?![/\\])/.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))
}
