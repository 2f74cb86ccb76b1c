import { type RefObject, useEffect } from 'react'

/** Offers to load the films in a text. The code comes only to pages that have one. `html` is what the body shows. */
export function useEmbeds(body: RefObject<HTMLElement | null>, html: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML brings new figures
  useEffect(() => {
    const figures = body.current?.querySelectorAll<HTMLElement>('.embed') ?? []
    if (figures.length > 0)
      void import('./embed-consent').then(({ addEmbedConsent }) => figures.forEach(addEmbedConsent))
  }, [body, html])
}
