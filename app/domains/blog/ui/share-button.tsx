import { Button } from '~/ui/button'

/** Hands the page's address on. What does it is fetched with the first press. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => (await import('./share-page')).sharePage(title)
  return (
    <Button variant="secondary" className="noscript:hidden" onClick={share}>
      Share
    </Button>
  )
}
