/**
 * Whether an answer may be kept on a device. Only a page that was rendered for nobody in particular says `public`; what is
 * in versions, sets a cookie or belongs to somebody does not.
 */
export function mayKeep({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>) {
  return status === 200 && type === 'basic' && /^public\b/.test(headers.get('Cache-Control') ?? '')
}

export const isPage = ({ headers }: Pick<Response, 'headers'>) =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false

/** The address of a page without the marks of campaigns, under which it would be kept once more. */
export function pageKey(address: string) {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name)
  return url.pathname + url.search
}
