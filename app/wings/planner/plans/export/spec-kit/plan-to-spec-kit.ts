import { strToU8, zipSync } from 'fflate'
import { slugify } from '~/platform/text/slug'
import { specKitPlan } from './spec-kit-plan'
import { specKitSpec } from './spec-kit-spec'
import { specKitTasks } from './spec-kit-tasks'
import type { SpecKitSource } from './spec-kit-text'

/**
 * A plan as the files of a feature of spec-kit (templates of August 2026), below `specs/`: headings are those of its
 * templates, texts are those of the plan. The same bytes for the same plan.
 */
export function planToSpecKit(stored: Omit<SpecKitSource, 'folder'>) {
  const folder = `001-${slugify(stored.title) || 'plan'}`
  const source = { ...stored, folder }
  const files = {
    [`specs/${folder}/spec.md`]: specKitSpec(source),
    [`specs/${folder}/plan.md`]: specKitPlan(source),
    [`specs/${folder}/tasks.md`]: specKitTasks(source),
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: stored.updatedAt })
}
