import { redirect } from 'react-router'
import { plannerPrefix } from '../paths'

/** The planner's front page comes with the planner; until then its address leads to the waiting list. */
export function loader() {
  return redirect(`/${plannerPrefix}/login`)
}
