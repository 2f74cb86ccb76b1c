interface SocialPreviewProps {
  /** Which networks: "On social networks". */
  label?: string
  card: { host: string; title: string; description: string }
  /** Fills its frame; nothing when one is drawn. */
  image: React.ReactNode
}

/** A page as a card on a social network. */
export function SocialPreview({ label = 'Social preview', card, image }: SocialPreviewProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-dense font-semibold">{label}</figcaption>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <div className="grid aspect-[1200/630] place-items-center overflow-hidden bg-wash text-dense text-faint">
          {image || 'Generated from the title and logo'}
        </div>
        <div className="grid gap-0.5 border-t border-line p-3">
          <p className="text-[0.75rem] text-faint">{card.host}</p>
          <p className="line-clamp-2 text-dense font-semibold">{card.title}</p>
          <p className="line-clamp-2 text-[0.8125rem] text-muted">{card.description}</p>
        </div>
      </div>
    </figure>
  )
}
