import type { XmlRecord } from '../sources/stream-xml-records.server'
import { readChildText } from './wxr-item'

// what WordPress keeps beside the content, and what becomes of it
const internalTypeNotes: Record<string, string> = {
  revision: 'Revisions are not imported.',
  nav_menu_item: 'Menus are not imported.',
  wp_block: 'Reusable blocks are not imported.',
  wp_template: 'Theme templates are not imported.',
  wp_template_part: 'Theme template parts are not imported.',
  wp_navigation: 'Menus are not imported.',
  wp_global_styles: 'Theme styles are not imported.',
  wp_font_family: 'Fonts are not imported.',
  wp_font_face: 'Fonts are not imported.',
  custom_css: 'Theme styles are not imported.',
  customize_changeset: 'Theme settings are not imported.',
  oembed_cache: 'Embed caches are not imported.',
}

const stateNotes: Record<string, string> = {
  trash: 'It was in the trash.',
  'auto-draft': 'Auto-drafts are not imported.',
}

/** Why an item is not taken; undefined for what is. */
export function findRefusal(record: XmlRecord): string | undefined {
  const type = readChildText(record, 'wp:post_type')
  const status = readChildText(record, 'wp:status')
  if (type !== 'post' && type !== 'page') {
    return Object.hasOwn(internalTypeNotes, type)
      ? internalTypeNotes[type]
      : `The post type “${type || 'unknown'}” is not supported.`
  }
  if (Object.hasOwn(stateNotes, status)) return stateNotes[status]
  const isEmpty =
    !readChildText(record, 'title') &&
    !readChildText(record, 'content:encoded') &&
    !readChildText(record, 'excerpt:encoded')
  return isEmpty ? 'It has no title and no content.' : undefined
}

interface Publication {
  publishedAt: Date | null
  /** Why something that WordPress did show, or would have shown, is a draft. */
  note?: string
}

/** When visitors see it; whatever was not for everyone becomes a draft. */
export function readPublication(record: XmlRecord, date: Date | null): Publication {
  const status = readChildText(record, 'wp:status')
  if (readChildText(record, 'wp:post_password')) {
    return { publishedAt: null, note: 'Imported as a draft: it was password protected.' }
  }
  if (status === 'publish' || status === 'future') {
    return date ? { publishedAt: date } : { publishedAt: null, note: 'Imported as a draft: it has no valid date.' }
  }
  if (status === 'draft') return { publishedAt: null }
  if (status === 'private') return { publishedAt: null, note: 'Imported as a draft: it was private.' }
  if (status === 'pending') return { publishedAt: null, note: 'Imported as a draft: it was pending review.' }
  return { publishedAt: null, note: `Imported as a draft: its status was “${status}”.` }
}
