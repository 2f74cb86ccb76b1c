import type { XmlRecord } from '../sources/stream-xml-records.server'
import { readChildText } from './wxr-item'

// what WordPress keeps beside the content, and what becomes of it
const internalTypeNotes: Record<string, string> = {
  revision: 'An older version of a post; only today’s is taken.',
  nav_menu_item: 'An entry of a menu; the menus of this site are its own.',
  wp_block: 'A saved block; where posts use it, its place is named there.',
  wp_template: 'A template of the old theme.',
  wp_template_part: 'A part of the old theme.',
  wp_navigation: 'A menu of the old theme.',
  wp_global_styles: 'Styles of the old theme.',
  wp_font_family: 'A font of the old theme.',
  wp_font_face: 'A font of the old theme.',
  custom_css: 'Styles of the old theme.',
  customize_changeset: 'Settings of the old theme.',
  oembed_cache: 'A copy that WordPress made of somebody else’s page.',
}

const stateNotes: Record<string, string> = {
  trash: 'It was in the trash.',
  'auto-draft': 'WordPress began it by itself, and nobody wrote it.',
}

/** Why an item is not taken; undefined for what is. */
export function findRefusal(record: XmlRecord): string | undefined {
  const type = readChildText(record, 'wp:post_type')
  const status = readChildText(record, 'wp:status')
  if (type !== 'post' && type !== 'page') {
    return Object.hasOwn(internalTypeNotes, type)
      ? internalTypeNotes[type]
      : `Items of the type “${type || 'unknown'}” have no place here.`
  }
  if (Object.hasOwn(stateNotes, status)) return stateNotes[status]
  const isEmpty =
    !readChildText(record, 'title') &&
    !readChildText(record, 'content:encoded') &&
    !readChildText(record, 'excerpt:encoded')
  return isEmpty ? 'It has neither a title nor a text.' : undefined
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
    return { publishedAt: null, note: 'It had a password, so it is a draft: nobody sees it until you publish it.' }
  }
  if (status === 'publish' || status === 'future') {
    return date
      ? { publishedAt: date }
      : { publishedAt: null, note: 'It has no date that can be read, so it is a draft.' }
  }
  if (status === 'draft') return { publishedAt: null }
  if (status === 'private') return { publishedAt: null, note: 'It was private, so it is a draft.' }
  if (status === 'pending') return { publishedAt: null, note: 'It waited for a review, so it is a draft.' }
  return { publishedAt: null, note: `Its state was “${status}”, so it is a draft.` }
}
