import { ButtonLink } from '~/ui/button'
import { useBrand } from './use-brand'

/** What the bar offers to the one who looks: signed-out visitors may try the planner. */
export function VisitorArea() {
  const { brand } = useBrand()
  return (
    <ButtonLink to={brand.tryUrl} variant="secondary" className="mt-2 md:mt-0 md:ml-3">
      Try the planner
    </ButtonLink>
  )
}
