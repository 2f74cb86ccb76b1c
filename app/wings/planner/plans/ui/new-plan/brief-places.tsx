import { TextQuote } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'

/** Ids of the places that lead to each other: the words of an item in the idea, and the item in its list. */
export const markPlaceId = (item: string) => `mark-${item}`
export const itemPlaceId = (item: string) => `brief-${item}`

/** Brings a place into view and the focus to it. */
export function goToPlace(id: string) {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** Leads from an item to the words of the idea that it was read from; nothing where a person wrote it. */
export function ShowInIdea({ item, name, quote }: { item: string; name: string; quote: string | undefined }) {
  if (!quote) return null
  return <IconButton icon={TextQuote} label={`Show ${name} in the idea`} onClick={() => goToPlace(markPlaceId(item))} />
}

/** Where the words of the idea lead to. */
export function ItemPlace({ item, className = '', children }: React.ComponentProps<'div'> & { item: string }) {
  return (
    <div
      id={itemPlaceId(item)}
      tabIndex={-1}
      className={`min-w-0 scroll-my-24 rounded-md outline-offset-4 focus:outline-2 focus:outline-accent ${className}`}
    >
      {children}
    </div>
  )
}
