import { formatCount } from '~/platform/text/format-number'
import './stars-field.css'
import { Star } from 'lucide-react'
import { useId } from 'react'

interface StarRatingFieldProps {
  chosen: string | undefined
  error: string | undefined
}

/** One to five stars: a group of radio buttons, so the arrow keys choose. */
export function StarRatingField({ chosen, error }: StarRatingFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        aria-required
        tabIndex={error ? -1 : undefined}
      >
        <p id={`${id}-label`} className="font-semibold">
          Rating
        </p>
        <div className="stars-field">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label key={stars}>
              <input
                type="radio"
                name="stars"
                value={stars}
                defaultChecked={chosen === String(stars)}
                className="sr-only"
              />
              <span className="sr-only">{formatCount(stars, 'star')}</span>
              <Star size={28} aria-hidden="true" />
            </label>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
