import { useMatches } from 'react-router'

/** Which version of the page is shown, where it is tried in several; whoever counts visits reads it from the document. */
export function useShownVariant() {
  const shown = useMatches().at(-1)?.loaderData as { shownVersion?: unknown } | null | undefined
  return typeof shown?.shownVersion === 'string' ? shown.shownVersion : undefined
}
