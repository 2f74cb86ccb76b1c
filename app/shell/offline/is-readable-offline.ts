import { plannerPrefix } from '../planner/planner-prefix'
import { privateAreas } from '../private-areas'

const excluded = [...privateAreas, '/checkout']

/** Whether a page may be kept on the device of whoever reads it: it is for everyone, and nothing is bought on it. */
export function isReadableOffline(path: string) {
  if (path.startsWith(`/${plannerPrefix}/`)) return false
  return !excluded.some((area) => path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}.`))
}
