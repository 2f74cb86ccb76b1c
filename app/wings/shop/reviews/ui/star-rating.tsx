import { Star } from 'lucide-react'

/** Five stars of which some are filled, for the eye only: say the number beside it. */
export function StarRating({ stars }: { stars: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5 text-accent">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={18} fill={place <= Math.round(stars) ? 'currentColor' : 'none'} />
      ))}
    </span>
  )
}
