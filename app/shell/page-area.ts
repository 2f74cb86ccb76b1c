import { plannerPrefix } from './planner/planner-prefix'

/** Whose page it is: everyone's, one person's by a link or token, or a screen of back office, planner and accounts. */
export type PageArea = 'public' | 'personal' | 'workspace'

const areas: Record<string, PageArea> = {
  admin: 'workspace',
  account: 'workspace',
  figures: 'workspace',
  plan: 'workspace',
  stack: 'workspace',
  download: 'personal',
  payment: 'personal',
  preview: 'personal',
  purchases: 'personal',
  review: 'personal',
  unsubscribe: 'personal',
}

/**
 * The studio's look is for all but workspaces; its own code runs on public pages only. Workspaces are applications of React,
 * every other page is plain HTML with islands (docs/decisions/0108).
 */
export function pageAreaOf(path: string): PageArea {
  const [area = '', ...below] = path.split('/').filter(Boolean)
  // the planner has one page for everyone
  if (area === plannerPrefix) return below.length > 0 ? 'workspace' : 'public'
  return Object.hasOwn(areas, area) ? (areas[area] as PageArea) : 'public'
}
